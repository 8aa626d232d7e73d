/* What the rules stand on where they run for many matches at once: on a GPU, or as C++17 on the processors of any machine.
 *
 * A match is a plain struct in the thread's own memory. Arrays have a bound and lie inside it; a view is where one lies
 * and how long it is now. Whatever is an error in Python ends this match alone: it stays as it was before the call, its
 * flag says which error and where (P(line), as in the native engine), and all others go on.
 */

#ifdef __CUDACC__
#ifdef __CUDACC_RTC__
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#define INT64_C(value) value##LL
#define UINT64_C(value) value##ULL
#define INT64_MIN (-INT64_C(9223372036854775807) - 1)
#else
#include <stdint.h>
#endif
#define SHORT static __device__ __forceinline__
#define LONG static __device__ __noinline__
#define METHOD __device__ __forceinline__
#define TABLE static __device__ const
#define LOWEST(mask) (__ffsll((long long)(mask)) - 1)
#define COUNT_BITS(mask) __popcll(mask)
#define LEADING(mask) __clzll((long long)(mask))
#else
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#define SHORT static inline
#define LONG __attribute__((noinline)) static
#define METHOD inline
#define TABLE static const
#define LOWEST(mask) __builtin_ctzll(mask)
#define COUNT_BITS(mask) __builtin_popcountll(mask)
#define LEADING(mask) __builtin_clzll(mask)
#endif

/* Loops are not written out several times on a GPU: fetching instructions is what it waits for. */
#ifdef __CUDACC__
#define ROLLED _Pragma("unroll 1")
#else
#define ROLLED
#endif
#define MOST_LOOKED_UP 6144 /* words of what rules look up, of the 8192 that constant memory has */

#define P(line) ((MODULE << 16) | (line))
#define RARE(test) __builtin_expect(!!(test), 0)

enum Error {
    AssertionError_,
    NotImplementedError_,
    ValueError_,
    IndexError_,
    ZeroDivisionError_,
    OverflowError_,
};

/* A match that met an error limps on to the end of the call, so that its neighbours need not wait for it apart: every
 * index of its is inside its memory, loops that nothing else bounds end at once, and nothing of it is kept. The first
 * error counts.
 */
#ifdef __CUDACC__
extern __shared__ uint32_t rt_failed[]; /* of each thread of a block */
#define FAILED rt_failed[threadIdx.x]
#else
static thread_local uint32_t rt_failed;
#define FAILED rt_failed
#endif

#define FLAG(error, place) ((uint32_t)((error) + 1) << 28 | (uint32_t)(place))
#define rt_fail(error, place) rt_note(FLAG(error, place))

SHORT void rt_note(uint32_t flag)
{
    if (FAILED == 0) {
        FAILED = flag;
    }
}

/* Indices are watched on a GPU: each is cut to the room of its array, a power of two, so that it stays inside whatever
 * it is, and its distance from the bound is gathered in a register until the function ends: the highest bit tells whether
 * any was negative or too high. A branch for each, or a place for each in memory, would take neighbours apart and fill
 * the cache of instructions: there are thousands. Functions that are written out where they are used go on with the watch
 * of whoever uses them.
 */
#ifdef __CUDACC__
struct Watch {
    uint32_t gathered;
    uint32_t flag;
    METHOD Watch(uint32_t flag) : gathered(0), flag(flag) {}
    METHOD ~Watch() { tell(); }
    METHOD void look(int64_t index, uint32_t bound) { gathered |= (bound - 1 - (uint32_t)index) | (uint32_t)index; }
    METHOD bool is_beyond() const { return (int32_t)gathered < 0; }
    METHOD void tell()
    {
        if (is_beyond()) {
            rt_note(flag);
        }
    }
};
#define WATCHED Watch &watch,
#define WATCH watch,
#define WATCHING(line) Watch watch(FLAG(IndexError_, P(line)));
#define WATCHED_BEYOND watch.is_beyond()
#else
#define WATCHED
#define WATCH
#define WATCHING(line)
#define WATCHED_BEYOND false
#endif

#define rt_goes_on() (FAILED == 0 && !WATCHED_BEYOND)
#define GOES_ON(test) ((test) && rt_goes_on())

/* Numbers */

SHORT int64_t rt_shl(int64_t value, int64_t by)
{
    return (int64_t)((uint64_t)value << (by & 63));
}

SHORT int64_t rt_shr(int64_t value, int64_t by)
{
    return value >> (by & 63);
}

SHORT int64_t rt_floor_div(int64_t value, int64_t by, int place)
{
    if (RARE(by == 0)) {
        rt_fail(ZeroDivisionError_, place);
        return 0;
    }
    if (RARE(by == -1)) {
        return (int64_t)(0 - (uint64_t)value);
    }
    int64_t quotient = value / by;
    return quotient - (value % by != 0 && (value < 0) != (by < 0));
}

SHORT int64_t rt_floor_mod(int64_t value, int64_t by, int place)
{
    if (RARE(by == 0)) {
        rt_fail(ZeroDivisionError_, place);
        return 0;
    }
    if (RARE(by == -1)) {
        return 0;
    }
    int64_t rest = value % by;
    return rest != 0 && (rest < 0) != (by < 0) ? rest + by : rest;
}

SHORT int64_t rt_lowest(int64_t mask)
{
    return LOWEST((uint64_t)mask | UINT64_C(1) << 63);
}

SHORT int64_t rt_count_bits(int64_t mask)
{
    return COUNT_BITS((uint64_t)mask);
}

SHORT int64_t rt_bit_length(int64_t value)
{
    uint64_t size = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    return size == 0 ? 0 : 64 - LEADING(size);
}

SHORT int64_t rt_min(int64_t one, int64_t other)
{
    return other < one ? other : one;
}

SHORT int64_t rt_max(int64_t one, int64_t other)
{
    return other > one ? other : one;
}

SHORT int64_t rt_abs(int64_t value)
{
    return value < 0 ? (int64_t)(0 - (uint64_t)value) : value;
}

#define rt_byte(value, place) rt_byte_of(WATCH value, place)

SHORT uint8_t rt_byte_of(WATCHED int64_t value, int place)
{
#ifdef __CUDACC__
    watch.look(value, 256);
#else
    if (RARE((uint32_t)value > 255)) {
        rt_fail(ValueError_, place);
    }
#endif
    return (uint8_t)value;
}

/* Arrays. An index is looked at by its lower 32 bits, which is what keeps a match inside its memory.
 *
 * A view tells where an array lies and how long it is now. On a GPU the room of one inside an object is known beforehand,
 * and an index is held against its bound alone.
 */

METHOD constexpr uint32_t rt_power_of_two(uint32_t least)
{
    uint32_t power = 1;
    while (power < least) {
        power *= 2;
    }
    return power;
}

#ifdef __CUDACC__
#define ROOM(bound) rt_power_of_two(bound)
#define PLACED(type, name, bound) INSIDE(type, name, bound)
#else
#define ROOM(bound) bound
#define PLACED(type, name, bound)                                                                                      \
    type *name;                                                                                                        \
    static constexpr uint32_t name##_most = bound;
#endif
#define INSIDE(type, name, bound) alignas(32) type name[ROOM(bound)];

template <class Element>
struct View {
    Element *at;
    uint32_t size;
};

template <class Element, uint32_t bound>
struct Inside {
    Element *at;
    uint32_t size;
    METHOD operator View<Element>() const { return {at, size}; }
};

template <class Element, uint32_t bound>
struct Growing {
    Element *at;
    uint32_t size;
    METHOD operator View<Element>() const { return {at, size}; }
};

/* What rules look up never changes. On a GPU the words of it lie in constant memory, which a warp reads at once, and the
 * arrays, of which every thread reads another element, in global memory.
 */
#ifdef __CUDACC__
struct Looked {
    const int64_t *at;
    METHOD int64_t operator*() const { return __ldg((const long long *)at); }
};

struct Numbers {
    const int64_t *at;
    uint32_t size;
};

extern "C" __constant__ int64_t rt_tables[MOST_LOOKED_UP];
extern "C" __constant__ int64_t *rt_tables_at;
extern "C" __constant__ struct {
    int64_t seats, seat_at;
} rt_of_all; /* numbers of a state that are the same in all matches of a batch */
#define OF_ALL(state, number) (rt_of_all.number)
#define LOOKS_UP(pointer) ((decltype(pointer))rt_tables)
#define LOOKED_UP(word) (rt_tables_at + ((const int64_t *)this - rt_tables) + ((word) >> 32))
#else
typedef View<int64_t> Numbers;
#define OF_ALL(state, number) ((state)->number)
#define LOOKS_UP(pointer) (pointer)
#define LOOKED_UP(word) ((int64_t *)this + ((word) >> 32))
#endif

typedef View<uint8_t> Bytes;

#define AT(kind, array, index, place) (*rt_at(WATCH array, index, place))

#ifdef __CUDACC__
/* The index, or 0 if it is too high. */
SHORT uint32_t rt_spot(Watch &watch, int64_t index, uint32_t size)
{
    watch.look(index, size);
    return (uint32_t)index < size ? (uint32_t)index : 0;
}

SHORT Looked rt_at(Watch &watch, Numbers array, int64_t index, int place)
{
    return {array.at + rt_spot(watch, index, array.size)};
}

template <class Element>
SHORT Element *rt_at(Watch &watch, View<Element> array, int64_t index, int place)
{
    return array.at + rt_spot(watch, index, array.size);
}

template <class Element, uint32_t bound>
SHORT Element *rt_at(Watch &watch, Inside<Element, bound> array, int64_t index, int place)
{
    watch.look(index, bound);
    return array.at + ((uint32_t)index & (ROOM(bound) - 1));
}

template <class Element, uint32_t bound>
SHORT Element *rt_at(Watch &watch, Growing<Element, bound> array, int64_t index, int place)
{
    return rt_at(watch, Inside<Element, bound>{array.at, array.size}, index, place);
}
#else
SHORT uint32_t rt_spot(int64_t index, uint32_t size, int place)
{
    if (RARE((uint32_t)index >= size)) {
        rt_fail(IndexError_, place);
        return 0;
    }
    return (uint32_t)index;
}

template <class Element>
SHORT Element *rt_at(View<Element> array, int64_t index, int place)
{
    return array.at + rt_spot(index, array.size, place);
}

template <class Element, uint32_t bound>
SHORT Element *rt_at(Inside<Element, bound> array, int64_t index, int place)
{
    return array.at + rt_spot(index, array.size, place);
}

template <class Element, uint32_t bound>
SHORT Element *rt_at(Growing<Element, bound> array, int64_t index, int place)
{
    return array.at + rt_spot(index, array.size, place);
}
#endif

/* Put zeros into so many places. On a GPU kernels have done so before, the threads of a warp together. */
#define rt_clear(out, at, size, place) rt_clear_of(WATCH out, at, size, place)

SHORT void rt_clear_of(WATCHED Bytes out, int64_t at, int64_t size, int place)
{
#ifndef __CUDACC__
    if (RARE(at < 0 || size < 0 || size > out.size || at > out.size - size)) {
        rt_fail(IndexError_, place);
        return;
    }
    memset(out.at + at, 0, (size_t)size);
#endif
}

/* On a processor kinds are copied in two halves that lie over each other: what is in no set has no count either. Both are
 * read before one is written, and a half is one word where the processor has such: memcpy would take two of 16 bytes.
 */
#ifndef __CUDACC__
typedef uint8_t Half __attribute__((vector_size(32), aligned(1), may_alias));
#endif
#define rt_put_counts(...) rt_put_counts_of(WATCH __VA_ARGS__)

SHORT void rt_put_counts_of(
    WATCHED Bytes out, int64_t at, Bytes counts, int64_t first, int64_t members, int64_t kinds, int place)
{
#ifdef __CUDACC__
    ROLLED
    while (members != 0) {
        int64_t kind = rt_lowest(members);
        members &= members - 1;
        AT(, out, at + kind, place) = AT(, counts, first + kind, place);
    }
#else
    uint64_t end = (uint64_t)at + (uint64_t)kinds, last = (uint64_t)first + (uint64_t)kinds;
    if (RARE((uint64_t)kinds > 64 || at < 0 || first < 0 || end > out.size || last > counts.size)) {
        rt_fail(IndexError_, place);
        return;
    }
    uint8_t *to = out.at + at;
    const uint8_t *from = counts.at + first;
    if (kinds >= 32) {
        Half low = *(const Half *)from, high = *(const Half *)(from + kinds - 32);
        *(Half *)to = low;
        *(Half *)(to + kinds - 32) = high;
    } else {
        memcpy(to, from, (size_t)kinds);
    }
#endif
}

template <class Element>
SHORT void rt_push(Element *at, uint32_t *size, uint32_t bound, int64_t value, int place)
{
    if (RARE(*size >= bound)) {
        rt_fail(AssertionError_, place);
        return;
    }
    at[(*size)++] = (Element)value;
}

template <class Element>
SHORT void rt_take(Element *at, uint32_t *size, uint32_t bound, int64_t value, int place)
{
    uint32_t spot = 0;
    ROLLED
    while (spot < *size && at[spot] != (Element)value) {
        spot++;
    }
    if (RARE(spot >= *size || *size > bound)) {
        rt_fail(ValueError_, place);
        return;
    }
    *size -= 1;
    ROLLED
    for (; spot < *size; spot++) {
        at[spot] = at[spot + 1];
    }
}

/* Tests fill new room with nonsense, so that whatever looked at it before it is written would play another match. */
#ifdef POISONED
#define POISON(at, bytes) memset(at, 0xA5, bytes)
#else
#define POISON(at, bytes) (void)(at)
#endif

template <class Element>
SHORT void rt_room(Element *at, uint32_t *size, uint32_t bound, int64_t more, int place)
{
    if (RARE((uint64_t)more > bound - *size)) {
        rt_fail(AssertionError_, place);
        return;
    }
    POISON(at + *size, (size_t)more * sizeof(Element));
    *size += (uint32_t)more;
}
