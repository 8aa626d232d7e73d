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

#ifndef BLOCK
#define BLOCK 128
#endif
#ifndef BLOCKS
#define BLOCKS 8
#endif

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

/* The same without a branch, because there are so many of these and every branch may take neighbours apart. Of several
 * errors the last counts here.
 */
SHORT void rt_note_beyond(uint32_t spot, uint32_t bound, uint32_t flag)
{
#ifdef __CUDACC__
    uint32_t slot = (uint32_t)__cvta_generic_to_shared(&FAILED);
    asm volatile("{ .reg .pred beyond; setp.ge.u32 beyond, %0, %1; @beyond st.shared.u32 [%2], %3; }"
                 :: "r"(spot), "r"(bound), "r"(slot), "r"(flag));
#else
    if (RARE(spot >= bound)) {
        rt_note(flag);
    }
#endif
}

SHORT bool rt_goes_on()
{
    return FAILED == 0;
}

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

SHORT int64_t rt_bit(int64_t number, int place)
{
    rt_note_beyond((uint32_t)number, 62, FLAG(IndexError_, place));
    return INT64_C(1) << (number & 63);
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

SHORT uint8_t rt_byte(int64_t value, int place)
{
    rt_note_beyond((uint32_t)value, 256, FLAG(OverflowError_, place));
    return (uint8_t)value;
}

/* Arrays. An index is looked at by its lower 32 bits, which is what keeps a match inside its memory.
 *
 * A view tells where an array lies and how long it is now. Of one that never grows the bound is known beforehand, and an
 * index is held against that.
 */

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

typedef View<int64_t> Numbers;
typedef View<uint8_t> Bytes;

#define AT(kind, array, index, place) (*rt_at(array, index, place))

template <class Element>
SHORT Element *rt_at(View<Element> array, int64_t index, int place)
{
    uint32_t spot = (uint32_t)index;
    rt_note_beyond(spot, array.size, FLAG(IndexError_, place));
    return &array.at[spot < array.size ? spot : 0];
}

template <class Element, uint32_t bound>
SHORT Element *rt_at(Inside<Element, bound> array, int64_t index, int place)
{
    uint32_t spot = (uint32_t)index;
    rt_note_beyond(spot, bound, FLAG(IndexError_, place));
    return &array.at[spot < bound ? spot : 0];
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
    while (spot < *size && at[spot] != (Element)value) {
        spot++;
    }
    if (RARE(spot >= *size || *size > bound)) {
        rt_fail(ValueError_, place);
        return;
    }
    *size -= 1;
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
