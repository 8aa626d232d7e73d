/* What every emitted function stands on: numbers with Python's meaning, counted arrays and objects, errors.
 *
 * Numbers are 64 bits wide and wrap around. An index outside its array, a division by zero and a failed assertion end
 * the whole call by a jump to whoever came from Python; P(line) is where in the sources that was.
 */

#include <math.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define P(line) ((MODULE << 16) | (line))
#define COLD __attribute__((cold, noinline))
#define RARE(test) __builtin_expect(!!(test), 0)

typedef enum {
    AssertionError_,
    NotImplementedError_,
    ValueError_,
    IndexError_,
    ZeroDivisionError_,
    OverflowError_,
    AttributeError_,
    MemoryError_,
    Interrupted_, /* Python has its error already */
} Error;

typedef struct Jump {
    jmp_buf buffer;
    struct Jump *above;
    Error error;
    const char *message;
    int place;
} Jump;

#ifdef __GLIBC__ /* keeps room for the little that libraries need of a thread, so that nobody has to be asked where it is */
__attribute__((tls_model("initial-exec")))
#endif
static _Thread_local Jump *rt_jump;

COLD static _Noreturn void rt_fail(Error error, const char *message, int place)
{
    Jump *jump = rt_jump;
    jump->error = error;
    jump->message = message;
    jump->place = place;
    longjmp(jump->buffer, 1);
}

/* Ctrl-C: whoever goes round for long asks now and then whether Python was sent a signal. */

#define ROUNDS 0x40000 /* between two questions: some tenths of a second of play, so that asking costs nothing */

#ifdef __GLIBC__
__attribute__((tls_model("initial-exec")))
#endif
static _Thread_local uint32_t rt_rounds = ROUNDS; /* until the next */

COLD __attribute__((unused)) static void rt_listen(void)
{
    rt_rounds = ROUNDS;
    PyGILState_STATE lock = PyGILState_Ensure();
    bool is_interrupted = PyErr_CheckSignals() != 0;
    PyGILState_Release(lock);
    if (is_interrupted) {
        rt_fail(Interrupted_, NULL, 0);
    }
}

#define LISTEN                                                                                                         \
    if (RARE(--rt_rounds == 0)) {                                                                                      \
        rt_listen();                                                                                                   \
    }

/* Numbers */

static inline int64_t rt_shl(int64_t value, int64_t by)
{
    return (int64_t)((uint64_t)value << (by & 63));
}

static inline int64_t rt_shr(int64_t value, int64_t by)
{
    return value >> (by & 63);
}

static inline int64_t rt_floor_div(int64_t value, int64_t by, int place)
{
    if (RARE(by == 0)) {
        rt_fail(ZeroDivisionError_, "integer division or modulo by zero", place);
    }
    if (RARE(by == -1)) { /* the one quotient that C does not define */
        return (int64_t)(0 - (uint64_t)value);
    }
    int64_t quotient = value / by;
    return quotient - (value % by != 0 && (value < 0) != (by < 0));
}

static inline int64_t rt_floor_mod(int64_t value, int64_t by, int place)
{
    if (RARE(by == 0)) {
        rt_fail(ZeroDivisionError_, "integer division or modulo by zero", place);
    }
    if (RARE(by == -1)) {
        return 0;
    }
    int64_t rest = value % by;
    return rest != 0 && (rest < 0) != (by < 0) ? rest + by : rest;
}

static inline double rt_divide(double value, double by, int place)
{
    if (RARE(by == 0.0)) {
        rt_fail(ZeroDivisionError_, "division by zero", place);
    }
    return value / by;
}

static inline int64_t rt_lowest(int64_t mask)
{
    return RARE(mask == 0) ? 63 : (unsigned)__builtin_ctzll((uint64_t)mask);
}

static inline int64_t rt_count_bits(int64_t mask)
{
    return __builtin_popcountll((uint64_t)mask);
}

static inline int64_t rt_bit_length(int64_t value)
{
    uint64_t size = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    return size == 0 ? 0 : 64 - __builtin_clzll(size);
}

static inline int64_t rt_min(int64_t one, int64_t other)
{
    return other < one ? other : one;
}

static inline int64_t rt_max(int64_t one, int64_t other)
{
    return other > one ? other : one;
}

static inline int64_t rt_abs(int64_t value)
{
    return value < 0 ? (int64_t)(0 - (uint64_t)value) : value;
}

static inline uint8_t rt_byte(int64_t value, int place)
{
    if (RARE((uint64_t)value > 255)) {
        rt_fail(ValueError_, "byte must be in range(0, 256)", place);
    }
    return (uint8_t)value;
}

static inline double rt_sqrt(double value)
{
    if (RARE(value < 0)) {
        rt_fail(ValueError_, "math domain error", 0);
    }
    return sqrt(value);
}

static inline int64_t rt_length(int64_t size, int place)
{
    if (RARE(size < 0)) {
        rt_fail(ValueError_, "negative count", place);
    }
    return size;
}

/* Arrays: counted by who has them. One that grows while others have it too is copied first, so theirs stays. */

#define LONGEST 0x7FFFFFFF
#define FEW 28 /* elements that a list has room for at first: most lists of actions fit in */

#define AT(kind, array, index, place) (*rt_at_##kind(array, index, place))
/* An element of an array that has so many at least: a constant index below that is not looked at again. */
#define AT_LEAST(least, kind, array, index, place) (*rt_at_least_##kind(least, array, index, place))

static void *rt_room(void *old, size_t bytes)
{
    void *room = realloc(old, bytes);
    if (RARE(room == NULL)) {
        rt_fail(MemoryError_, "no memory left", 0);
    }
    return room;
}

#define ARRAY(Kind, Element)                                                                                           \
    typedef struct {                                                                                                   \
        int64_t refs;                                                                                                  \
        uint32_t size, room;                                                                                           \
        Element at[];                                                                                                  \
    } Kind;                                                                                                            \
    __attribute__((unused)) static inline Element *rt_at_##Kind(Kind *array, int64_t index, int place)                 \
    {                                                                                                                  \
        if (RARE((uint64_t)index >= array->size)) {                                                                    \
            rt_fail(IndexError_, "index out of range", place);                                                         \
        }                                                                                                              \
        return &array->at[index];                                                                                      \
    }                                                                                                                  \
    __attribute__((unused)) static inline Element *rt_at_least_##Kind(                                                 \
        uint64_t least, Kind *array, int64_t index, int place)                                                         \
    {                                                                                                                  \
        if (__builtin_constant_p(index) && (uint64_t)index < least) {                                                  \
            return &array->at[index];                                                                                  \
        }                                                                                                              \
        return rt_at_##Kind(array, index, place);                                                                      \
    }                                                                                                                  \
    __attribute__((unused)) static Kind *rt_new_##Kind(int64_t room)                                                   \
    {                                                                                                                  \
        if (RARE((uint64_t)room > LONGEST)) {                                                                          \
            rt_fail(MemoryError_, "too long an array", 0);                                                             \
        }                                                                                                              \
        Kind *made = rt_room(NULL, sizeof(Kind) + (size_t)room * sizeof(Element));                                     \
        made->refs = 1;                                                                                                \
        made->size = 0;                                                                                                \
        made->room = (uint32_t)room;                                                                                   \
        return made;                                                                                                   \
    }                                                                                                                  \
    __attribute__((unused)) static inline Kind *rt_keep_##Kind(Kind *array)                                            \
    {                                                                                                                  \
        array->refs++;                                                                                                 \
        return array;                                                                                                  \
    }                                                                                                                  \
    __attribute__((unused)) static inline void rt_drop_##Kind(Kind *array)                                             \
    {                                                                                                                  \
        if (array != NULL && --array->refs == 0) {                                                                     \
            free(array);                                                                                               \
        }                                                                                                              \
    }                                                                                                                  \
    __attribute__((unused)) static Kind *rt_slice_##Kind(Kind *array, int64_t first, int64_t last)                     \
    {                                                                                                                  \
        int64_t size = array->size;                                                                                    \
        first = first < 0 ? rt_max(first + size, 0) : rt_min(first, size);                                             \
        last = last < 0 ? rt_max(last + size, 0) : rt_min(last, size);                                                 \
        Kind *made = rt_new_##Kind(rt_max(last - first, 0));                                                           \
        made->size = made->room;                                                                                       \
        memcpy(made->at, array->at + first, made->size * sizeof(Element));                                             \
        return made;                                                                                                   \
    }                                                                                                                  \
    /* Make room for more; the one reference that comes in goes out again. */                                          \
    __attribute__((unused)) static Kind *rt_grow_##Kind(Kind *array, uint32_t more)                                    \
    {                                                                                                                  \
        int64_t size = (int64_t)array->size + more;                                                                    \
        if (array->refs > 1) {                                                                                         \
            Kind *made = rt_new_##Kind(size + size / 2 + 4);                                                           \
            made->size = array->size;                                                                                  \
            memcpy(made->at, array->at, array->size * sizeof(Element));                                                \
            array->refs--;                                                                                             \
            return made;                                                                                               \
        }                                                                                                              \
        if (size > array->room) {                                                                                      \
            int64_t room = size + size / 2 + 4;                                                                        \
            if (RARE(room > LONGEST)) {                                                                                \
                rt_fail(MemoryError_, "too long an array", 0);                                                         \
            }                                                                                                          \
            array = rt_room(array, sizeof(Kind) + (size_t)room * sizeof(Element));                                     \
            array->room = (uint32_t)room;                                                                              \
        }                                                                                                              \
        return array;                                                                                                  \
    }                                                                                                                  \
    __attribute__((unused)) static inline Kind *rt_push_##Kind(Kind *array, Element value)                             \
    {                                                                                                                  \
        if (RARE(array->refs > 1 || array->size >= array->room)) {                                                     \
            array = rt_grow_##Kind(array, 1);                                                                          \
        }                                                                                                              \
        array->at[array->size++] = value;                                                                              \
        return array;                                                                                                  \
    }                                                                                                                  \
    __attribute__((unused)) static Kind *rt_join_##Kind(Kind *array, Kind *more)                                       \
    {                                                                                                                  \
        uint32_t size = more->size;                                                                                    \
        bool is_same = array == more;                                                                                  \
        array = rt_grow_##Kind(array, size);                                                                           \
        more = is_same ? array : more;                                                                                 \
        memcpy(array->at + array->size, more->at, size * sizeof(Element));                                             \
        array->size += size;                                                                                           \
        return array;                                                                                                  \
    }                                                                                                                  \
    __attribute__((unused)) static inline Kind *rt_fill_##Kind(Element value, int64_t times)                           \
    {                                                                                                                  \
        Kind *made = rt_new_##Kind(rt_max(times, 0));                                                                  \
        uint32_t size = made->size = made->room;                                                                       \
        for (uint32_t place = 0; place < size; place++) {                                                              \
            made->at[place] = value;                                                                                   \
        }                                                                                                              \
        return made;                                                                                                   \
    }

#define SHORTENED(Kind, Element)                                                                                       \
    /* Take the first such element out; the one reference that comes in goes out again. */                             \
    __attribute__((unused)) static Kind *rt_take_##Kind(Kind *array, Element value, int place)                         \
    {                                                                                                                  \
        uint32_t at = 0;                                                                                               \
        while (at < array->size && array->at[at] != value) {                                                           \
            at++;                                                                                                      \
        }                                                                                                              \
        if (RARE(at == array->size)) {                                                                                 \
            rt_fail(ValueError_, "not in the array", place);                                                           \
        }                                                                                                              \
        array = rt_grow_##Kind(array, 0);                                                                              \
        array->size--;                                                                                                 \
        memmove(array->at + at, array->at + at + 1, (array->size - at) * sizeof(Element));                             \
        return array;                                                                                                  \
    }

ARRAY(Numbers, int64_t)
ARRAY(Bytes, uint8_t)
ARRAY(Reals, double)
SHORTENED(Numbers, int64_t)
SHORTENED(Bytes, uint8_t)

__attribute__((unused)) static inline void rt_clear(Bytes *array, int64_t at, int64_t size, int place)
{
    if (size <= 0) {
        return;
    }
    if (RARE(at < 0 || size > array->size || at > array->size - size)) {
        rt_fail(IndexError_, "index out of range", place);
    }
    memset(array->at + at, 0, (size_t)size);
}

/* Kinds are usually 32 to 64: two halves that lie over each other. What is in no set has no count either. */
__attribute__((unused)) static inline void rt_put_counts(
    Bytes *out, int64_t at, Bytes *counts, int64_t first, int64_t members, int64_t kinds, int place)
{
    (void)members;
    uint64_t end = (uint64_t)at + (uint64_t)kinds, last = (uint64_t)first + (uint64_t)kinds;
    if (RARE((uint64_t)kinds > 64 || at < 0 || first < 0 || end > out->size || last > counts->size)) {
        rt_fail(IndexError_, "index out of range", place);
    }
    uint8_t *to = out->at + at;
    const uint8_t *from = counts->at + first;
    if (kinds >= 32) {
        uint8_t low[32], high[32];
        memcpy(low, from, 32);
        memcpy(high, from + kinds - 32, 32);
        memcpy(to, low, 32);
        memcpy(to + kinds - 32, high, 32);
    } else {
        memcpy(to, from, (size_t)kinds);
    }
}

__attribute__((unused)) static inline void rt_copy(
    Bytes *array, int64_t at, const Bytes *source, int64_t start, int64_t size, int place)
{
    if (size <= 0) {
        return;
    }
    bool is_within = at >= 0 && size <= array->size && at <= array->size - size;
    if (RARE(!is_within || start < 0 || size > source->size || start > source->size - size)) {
        rt_fail(IndexError_, "index out of range", place);
    }
    memmove(array->at + at, source->at + start, (size_t)size);
}

/* The kind of the card that comes after so many others, where those of these kinds are counted one after the other. */
__attribute__((unused)) static inline int64_t rt_kind_at(
    const Bytes *counts, int64_t first, int64_t members, int64_t index, int place)
{
    if (RARE(first < 0 || (uint64_t)first + 64 > counts->size)) {
        rt_fail(IndexError_, "index out of range", place);
    }
    const uint8_t *held = counts->at + first;
    for (uint64_t left = (uint64_t)members; left != 0; left &= left - 1) {
        int64_t kind = (unsigned)__builtin_ctzll(left);
        index -= held[kind];
        if (index < 0) {
            return kind;
        }
    }
    rt_fail(AssertionError_, "fewer cards than that", place);
}

/* Sums of rows of bytes, each row taken some times. 32 bits hold what TOGETHER rows come to; where a processor
   multiplies pairs and adds them in one go, two rows and 32 places are worked on at once. */
#define TOGETHER 2048

#if defined(__SSE2__)
#include <emmintrin.h>

static inline void rt_add_pair(__m128i *sums, const uint8_t *first, const uint8_t *second, int64_t both)
{
    const __m128i zero = _mm_setzero_si128(), times = _mm_set1_epi32((int32_t)both);
    for (int half = 0; half < 2; half++, first += 16, second += 16, sums += 4) {
        __m128i one = _mm_loadu_si128((const __m128i *)first), other = _mm_loadu_si128((const __m128i *)second);
        __m128i low = _mm_unpacklo_epi8(one, other), high = _mm_unpackhi_epi8(one, other);
        sums[0] = _mm_add_epi32(sums[0], _mm_madd_epi16(_mm_unpacklo_epi8(low, zero), times));
        sums[1] = _mm_add_epi32(sums[1], _mm_madd_epi16(_mm_unpackhi_epi8(low, zero), times));
        sums[2] = _mm_add_epi32(sums[2], _mm_madd_epi16(_mm_unpacklo_epi8(high, zero), times));
        sums[3] = _mm_add_epi32(sums[3], _mm_madd_epi16(_mm_unpackhi_epi8(high, zero), times));
    }
}

static inline int64_t rt_add_blocks(
    int64_t *to, int64_t width, const uint8_t *from, const int64_t *rows, const int64_t *times, int64_t count)
{
    int64_t column = 0;
    for (; column + 32 <= width; column += 32) {
        __m128i sums[8];
        int32_t found[32];
        memset(sums, 0, sizeof sums);
        const uint8_t *here = from + column;
        int64_t row = 0;
        for (; row + 1 < count; row += 2) {
            rt_add_pair(sums, here + rows[row] * width, here + rows[row + 1] * width, times[row] | times[row + 1] << 16);
        }
        if (row < count) {
            rt_add_pair(sums, here + rows[row] * width, here + rows[row] * width, times[row]);
        }
        memcpy(found, sums, sizeof found);
        for (int place = 0; place < 32; place++) {
            to[column + place] += found[place];
        }
    }
    return column;
}
#else
static inline int64_t rt_add_blocks(
    int64_t *to, int64_t width, const uint8_t *from, const int64_t *rows, const int64_t *times, int64_t count)
{
    (void)to, (void)width, (void)from, (void)rows, (void)times, (void)count;
    return 0;
}
#endif

__attribute__((unused)) static void rt_add_rows(
    Numbers *sums, int64_t width, const Bytes *weights, int64_t start, const Numbers *rows, const Numbers *times,
    int64_t count, int place)
{
    int64_t *to = sums->at;
    if (width <= 0) {
        return;
    }
    if (RARE(width > sums->size)) {
        rt_fail(IndexError_, "index out of range", place);
    }
    memset(to, 0, sizeof(int64_t) * (size_t)width);
    if (RARE(count > rows->size || count > times->size || start < 0 || start > weights->size)) {
        rt_fail(IndexError_, "index out of range", place);
    }
    int64_t most = (weights->size - start) / width;
    for (int64_t row = 0; row < count; row++) {
        if (RARE(times->at[row] < 0 || times->at[row] > 4095)) {
            rt_fail(AssertionError_, "too many times", place);
        }
        if (RARE(rows->at[row] < 0 || rows->at[row] >= most)) {
            rt_fail(IndexError_, "index out of range", place);
        }
    }
    for (int64_t first = 0; first < count; first += TOGETHER) {
        int64_t some = count - first < TOGETHER ? count - first : TOGETHER;
        const int64_t *row = rows->at + first, *factor = times->at + first;
        const uint8_t *from = weights->at + start;
        int64_t done = rt_add_blocks(to, width, from, row, factor, some);
        for (int64_t which = 0; done < width && which < some; which++) {
            for (int64_t column = done; column < width; column++) {
                to[column] += (int32_t)factor[which] * (int32_t)from[row[which] * width + column];
            }
        }
    }
}

/* Objects: counted too; tables are shared between threads, so their count is atomic. */

struct Kind;

typedef struct Object {
    int64_t refs;
    const struct Kind *kind;
    void *face; /* what Python sees of it, while it sees it */
    const void *holder; /* the call that works with it outside the interpreter's lock */
} Object;

static void rt_free(Object *object);

static inline Object *rt_keep(Object *object)
{
    if (object != NULL) {
        __atomic_fetch_add(&object->refs, 1, __ATOMIC_RELAXED);
    }
    return object;
}

static inline void rt_drop(Object *object)
{
    if (object == NULL) {
        return;
    }
    /* Whoever has the only reference need not ask the other processors. */
    if (__atomic_load_n(&object->refs, __ATOMIC_ACQUIRE) == 1
        || __atomic_fetch_sub(&object->refs, 1, __ATOMIC_ACQ_REL) == 1) {
        rt_free(object);
    }
}

static inline void *rt_some(void *object, int place)
{
    if (RARE(object == NULL)) {
        rt_fail(AttributeError_, "None has no attributes", place);
    }
    return object;
}
