/* What a batch does with all its matches in one call.
 *
 * `batch` is a row of words that starlode/batch/layout.py fills: sizes, and where the arrays of the batch lie. A word of
 * a match lies beside the same word of its neighbours on a GPU, and is copied into the thread's own memory; a processor
 * plays each match where it lies. Both ways what is read together lies together. A match with a flag is left alone until
 * it is dealt or loaded anew.
 */

#define MODULE 0 /* errors of kernels have no line */

#define BLOCK 32 /* threads that share an instruction */

enum Word {
    MATCHES,
    SEATS,
    SEAT_AT,
    NUMBERS, /* words of each match */
    COUNTS, /* eight of them to a word */
    NUMBERS_AT,
    COUNTS_AT,
    MARKS_AT,
    MARKED_AT, /* how many marks each match has */
    STREAMS_AT, /* where each match's chance has got to */
    FLAGS_AT,
    ACTORS_AT,
    TABLES_AT,
    FIRST_AT, /* the table before the deal: numbers, counts, how many marks, marks */
    MASK_AT, /* which ids each match may choose; 0 while nobody wants to know */
    ACTIONS, /* ids of a rule set */
    ROW, /* on a processor: bytes of a match, a state with the numbers of this table and then its counts */
};

#define WORDS_AT(which) ((int64_t *)batch[which])
#define NOTE_FAILURE                                                                                                   \
    if (RARE(FAILED != 0)) {                                                                                           \
        WORDS_AT(FLAGS_AT)[match] = FAILED;                                                                            \
    }

#ifdef __CUDACC__
#define KERNEL(name)                                                                                                   \
    static __device__ void name##_of(WATCHED const int64_t *batch, int64_t match, int64_t a, int64_t b, int64_t c);    \
    extern "C" __global__ void __launch_bounds__(BLOCK, 1024 / BLOCK)                                                  \
        name(const int64_t *batch, int64_t a, int64_t b, int64_t c)                                                    \
    {                                                                                                                  \
        int64_t match = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;                                                \
        FAILED = 0;                                                                                                    \
        if (match < batch[MATCHES]) {                                                                                  \
            WATCHING(0)                                                                                                \
            name##_of(watch, batch, match, a, b, c);                                                                   \
            watch.tell();                                                                                              \
            NOTE_FAILURE;                                                                                              \
        }                                                                                                              \
    }                                                                                                                  \
    static __device__ __forceinline__ void name##_of(                                                                  \
        WATCHED const int64_t *batch, int64_t match, int64_t a, int64_t b, int64_t c)
#else
#include <atomic>
#include <thread>
#include <vector>
#define CHUNK 64 /* matches that a thread takes at a time */
#define SPAN 4096 /* matches for each thread in one part of a long call: in between Python hears Ctrl-C */

extern "C" __attribute__((visibility("default"))) int64_t span()
{
    return SPAN;
}

/* `threads`: how many, and << 16 which part of the matches, from 1; 0 for all. */
#define KERNEL(name)                                                                                                   \
    static void name##_of(const int64_t *batch, int64_t match, int64_t a, int64_t b, int64_t c);                       \
    extern "C" __attribute__((visibility("default"))) void name(                                                       \
        const int64_t *batch, int64_t threads, int64_t a, int64_t b, int64_t c)                                        \
    {                                                                                                                  \
        int64_t part = threads >> 16;                                                                                  \
        threads &= 0xFFFF;                                                                                             \
        int64_t last = part == 0 ? batch[MATCHES] : part * SPAN * threads;                                             \
        last = last < batch[MATCHES] ? last : batch[MATCHES];                                                          \
        std::atomic<int64_t> next(part == 0 ? 0 : (part - 1) * SPAN * threads);                                        \
        auto work = [&]() {                                                                                            \
            int64_t first;                                                                                             \
            while ((first = next.fetch_add(CHUNK)) < last) {                                                           \
                for (int64_t match = first; match < first + CHUNK && match < last; match++) {                          \
                    FAILED = 0;                                                                                        \
                    name##_of(batch, match, a, b, c);                                                                  \
                    NOTE_FAILURE;                                                                                      \
                }                                                                                                      \
            }                                                                                                          \
        };                                                                                                             \
        std::vector<std::thread> others;                                                                               \
        for (int64_t thread = 1; thread < threads && thread * CHUNK < batch[MATCHES]; thread++) {                      \
            others.emplace_back(work);                                                                                 \
        }                                                                                                              \
        work();                                                                                                        \
        for (auto &other : others) {                                                                                   \
            other.join();                                                                                              \
        }                                                                                                              \
    }                                                                                                                  \
    static inline void name##_of(const int64_t *batch, int64_t match, int64_t a, int64_t b, int64_t c)
#endif

#define UNUSED(...) (void)sizeof((__VA_ARGS__, 0))

/* A match on its way into the thread's own memory and back, or where it lies */

SHORT void rt_lay_out(const int64_t *batch, int64_t match, State *state)
{
#ifndef __CUDACC__
    state->counts_at = (uint8_t *)(batch[COUNTS_AT] + match * batch[ROW]);
    state->marks_at = WORDS_AT(MARKS_AT) + match * State::marks_at_most;
#endif
    state->seats = batch[SEATS];
    state->seat_at = batch[SEAT_AT];
    state->tables = (const Tables *)batch[TABLES_AT];
    state->numbers_size = (uint32_t)batch[NUMBERS];
    state->counts_size = (uint32_t)(8 * batch[COUNTS]);
}

#ifdef __CUDACC__
#define COPY_IN(to, from, words)                                                                                       \
    for (int64_t word = 0, all = words; word < all; word++) {                                                          \
        ((int64_t *)(to))[word] = (from)[word * batch[MATCHES] + match];                                               \
    }
#define COPY_OUT(to, from, words)                                                                                      \
    for (int64_t word = 0, all = words; word < all; word++) {                                                          \
        (to)[word * batch[MATCHES] + match] = ((const int64_t *)(from))[word];                                         \
    }
#define ROOM_FOR(state)                                                                                                \
    State held;                                                                                                        \
    State *state = &held;
#define LOOK_AT(state)                                                                                                 \
    ROOM_FOR(state)                                                                                                    \
    rt_load(batch, match, state);
#define CHANGE(state) LOOK_AT(state)

SHORT void rt_load(const int64_t *batch, int64_t match, State *state)
{
    rt_lay_out(batch, match, state);
    COPY_IN(state->numbers_at, WORDS_AT(NUMBERS_AT), batch[NUMBERS]);
    COPY_IN(state->counts_at, WORDS_AT(COUNTS_AT), batch[COUNTS]);
    state->marks_size = (uint32_t)WORDS_AT(MARKED_AT)[match];
    COPY_IN(state->marks_at, WORDS_AT(MARKS_AT), state->marks_size);
}

SHORT void rt_keep(const int64_t *batch, int64_t match, const State *state)
{
    COPY_OUT(WORDS_AT(NUMBERS_AT), state->numbers_at, batch[NUMBERS]);
    COPY_OUT(WORDS_AT(COUNTS_AT), state->counts_at, batch[COUNTS]);
    WORDS_AT(MARKED_AT)[match] = state->marks_size;
    COPY_OUT(WORDS_AT(MARKS_AT), state->marks_at, state->marks_size);
}
#else
/* The match that is being played, as it was. */
struct Before {
    alignas(64) uint8_t row[sizeof(State) + State::counts_at_most + 64]; /* rows end at a border of so many */
    int64_t marks[State::marks_at_most];
    uint32_t marks_size;
};
static thread_local const Before *rt_before;

SHORT void rt_remember(const int64_t *batch, const State *state, Before *before)
{
    memcpy(before->row, state, (size_t)batch[ROW]);
    before->marks_size = state->marks_size;
    if (RARE(state->marks_size > 0)) {
        memcpy(before->marks, state->marks_at, 8 * state->marks_size);
    }
    rt_before = before;
}

extern "C" __attribute__((visibility("default"))) int64_t numbers_at()
{
    return offsetof(State, numbers_at);
}

extern "C" __attribute__((visibility("default"))) int64_t marked_at()
{
    return offsetof(State, marks_size);
}

#define LOOK_AT(state)                                                                                                 \
    State *state = (State *)(batch[NUMBERS_AT] + match * batch[ROW] - (int64_t)offsetof(State, numbers_at));
#define ROOM_FOR(state) CHANGE(state)
#define CHANGE(state)                                                                                                  \
    LOOK_AT(state)                                                                                                     \
    Before before;                                                                                                     \
    rt_remember(batch, state, &before);
#endif

/* Nothing is kept of a match that failed. */
SHORT void rt_store(WATCHED const int64_t *batch, int64_t match, State *state, Rng *rng)
{
    if (RARE(!rt_goes_on())) {
#ifndef __CUDACC__
        memcpy(state, rt_before->row, (size_t)batch[ROW]);
        memcpy(state->marks_at, rt_before->marks, 8 * rt_before->marks_size);
#endif
        return;
    }
#ifdef __CUDACC__
    rt_keep(batch, match, state);
#endif
    WORDS_AT(STREAMS_AT)[match] = rng->state;
    ((int32_t *)batch[ACTORS_AT])[match] = (int32_t)GAME_ACTOR(state);
}

/* The table before the deal; whatever the match met before is forgiven. */
SHORT void rt_first(const int64_t *batch, int64_t match, State *state)
{
    rt_lay_out(batch, match, state);
    const int64_t *first = WORDS_AT(FIRST_AT);
    for (int64_t word = 0; word < batch[NUMBERS]; word++) {
        state->numbers_at[word] = first[word];
    }
    first += batch[NUMBERS];
    for (int64_t word = 0; word < batch[COUNTS]; word++) {
        ((int64_t *)state->counts_at)[word] = first[word];
    }
    first += batch[COUNTS];
    state->marks_size = (uint32_t)first[0];
    for (int64_t word = 0; word < state->marks_size; word++) {
        state->marks_at[word] = first[1 + word];
    }
    WORDS_AT(FLAGS_AT)[match] = 0;
}

#ifdef GAME_LIST_IDS
SHORT Bytes rt_mask(const int64_t *batch, int64_t match)
{
    return Bytes{(uint8_t *)batch[MASK_AT] + match * batch[ACTIONS], (uint32_t)batch[ACTIONS]};
}

SHORT bool rt_is_offered(const int64_t *batch, int64_t match, int64_t id)
{
    Bytes mask = rt_mask(batch, match);
    return (uint64_t)id < mask.size && mask.at[id] != 0;
}
#endif

/* Rows of bytes that matches are about to write into are filled with zeros by all threads of a warp together: a thread by
 * itself would write byte by byte into memory that no neighbour is near.
 */
#ifdef __CUDACC__
#define WARP uint32_t
#define WARP_NOW __activemask()
SHORT void rt_clear_rows(uint32_t lanes, uint8_t *rows, int64_t size, int64_t match, bool is_wanted)
{
    __syncwarp(lanes);
    uint32_t lane = threadIdx.x & 31, step = __popc(lanes), first = __popc(lanes & ((1u << lane) - 1));
    for (uint32_t left = __ballot_sync(lanes, is_wanted); left != 0; left &= left - 1) {
        uint8_t *row = rows + __shfl_sync(lanes, (long long)match, __ffs(left) - 1) * size;
        uint32_t head = (uint32_t)(-(uint64_t)row & 15);
        uint32_t end = head + ((uint32_t)size - head & ~15u);
        for (uint32_t at = head + 16 * first; at < end; at += 16 * step) {
            *(uint4 *)(row + at) = make_uint4(0, 0, 0, 0);
        }
        for (uint32_t at = first; at < head; at += step) {
            row[at] = 0;
        }
        for (uint32_t at = end + first; at < (uint32_t)size; at += step) {
            row[at] = 0;
        }
    }
    __syncwarp(lanes);
}
#else
#define WARP int
#define WARP_NOW 0
#define rt_clear_rows(lanes, rows, size, match, is_wanted) UNUSED(lanes)
#endif

/* Play what nobody chooses: nature's part, and options that are the only one. The mask is of what is open then. */
LONG void rt_go_on(const int64_t *batch, int64_t match, State *state, Rng *rng, Options *options)
{
    WATCHING(0)
    WARP lanes = WARP_NOW;
    while (rt_goes_on()) {
        if (GAME_ACTOR(state) == -1) {
            GAME_SAMPLE(state, rng);
            continue;
        }
        if (GAME_ACTOR(state) < 0) {
            options->size = 0;
            break;
        }
        GAME_LIST_INTO(state, options);
        if (options->size != 1) {
            break;
        }
        GAME_APPLY(state, options->actions_at[0]);
    }
#ifdef GAME_LIST_IDS
    bool is_told = batch[MASK_AT] != 0 && rt_goes_on();
    rt_clear_rows(lanes, (uint8_t *)batch[MASK_AT], batch[ACTIONS], match, is_told);
    if (is_told) {
        GAME_PUT_IDS(state, options, rt_mask(batch, match), 0);
    }
#else
    UNUSED(batch, match, lanes);
#endif
}

#ifndef PLAYOUTS /* which a GPU has apart from the others, since matches lie elsewhere in them */

/* Carry out an action, or deal anew, and go on to the next choice. An error ends with it: it is noted, and the match is as
 * it was before.
 */
LONG void rt_advance(const int64_t *batch, int64_t match, State *state, bool is_dealt, int64_t action)
{
#ifndef __CUDACC__
    Before before;
    rt_remember(batch, state, &before);
#endif
    {
        WATCHING(0)
        Rng rng = {WORDS_AT(STREAMS_AT)[match]};
        Options options;
        GAME_OPTIONS(&options);
        if (is_dealt) {
            rt_first(batch, match, state);
        } else {
            GAME_APPLY(state, action);
        }
        rt_go_on(batch, match, state, &rng, &options);
        rt_store(WATCH batch, match, state, &rng);
    }
    NOTE_FAILURE;
#ifdef __CUDACC__
    if (FAILED != 0) {
        rt_load(batch, match, state);
    }
#endif
    FAILED = 0;
}

/* Match i draws from Rng(seed * 1000003 + i). */
KERNEL(seed)
{
    Rng rng;
    GAME_RNG(&rng, a * 1000003 + match);
    WORDS_AT(STREAMS_AT)[match] = rng.state;
    UNUSED(b, c);
}

/* Deal anew, all or where `a` says so; the stream goes on. `b`: only lay the cards out, so that nature is asked first. */
KERNEL(restart)
{
    if (a != 0 && ((const uint8_t *)a)[match] == 0) {
        return;
    }
    ROOM_FOR(state)
    rt_first(batch, match, state);
    Rng rng = {WORDS_AT(STREAMS_AT)[match]};
    if (b == 0) {
        Options options;
        GAME_OPTIONS(&options);
        rt_go_on(batch, match, state, &rng, &options);
    }
    rt_store(WATCH batch, match, state, &rng);
    UNUSED(c);
}

/* Go on to the next choice, where states were loaded. */
KERNEL(settle)
{
    if (WORDS_AT(FLAGS_AT)[match] != 0) {
        return;
    }
    CHANGE(state)
    Rng rng = {WORDS_AT(STREAMS_AT)[match]};
    Options options;
    GAME_OPTIONS(&options);
    rt_go_on(batch, match, state, &rng, &options);
    rt_store(WATCH batch, match, state, &rng);
    UNUSED(a, b, c);
}

#ifndef __CUDACC__ /* device_playouts.h has those of a GPU */
/* Play every match to its end at random; `a`: whether a turn may end with cards in hand, `b`: the decisions of each. */
KERNEL(playout)
{
    if (WORDS_AT(FLAGS_AT)[match] != 0) {
        return;
    }
    CHANGE(state)
    Rng rng = {WORDS_AT(STREAMS_AT)[match]};
    int64_t decisions = GAME_PLAYOUT(state, &rng, a != 0);
    ((int64_t *)b)[match] = decisions;
    rt_store(WATCH batch, match, state, &rng);
    UNUSED(c);
}
#endif

/* The same with everything folded into a number for each match. */
KERNEL(trace)
{
    if (WORDS_AT(FLAGS_AT)[match] != 0) {
        return;
    }
    CHANGE(state)
    Rng rng = {WORDS_AT(STREAMS_AT)[match]};
    int64_t total = GAME_TRACE(state, &rng);
    ((int64_t *)b)[match] = total;
    rt_store(WATCH batch, match, state, &rng);
    UNUSED(a, c);
}

/* Carry out one choice of each match, `a`, and go on to the next. `b`: they are the engine's actions and not ids.
 * What is not offered flags the match. A match that is over is left alone.
 */
KERNEL(step)
{
    if (WORDS_AT(FLAGS_AT)[match] != 0) {
        return;
    }
    if (((const int32_t *)batch[ACTORS_AT])[match] < 0) {
        return;
    }
    int64_t chosen = ((const int64_t *)a)[match];
#ifdef GAME_LIST_IDS
    if (b == 0 && !rt_is_offered(batch, match, chosen)) {
        WORDS_AT(FLAGS_AT)[match] = -1;
        return;
    }
#endif
    LOOK_AT(state)
#ifdef GAME_LIST_IDS
    if (b == 0) {
        chosen = GAME_ACTION_OF(state, chosen);
    }
#else
    b = 1;
#endif
    if (b != 0) {
        Options options;
        GAME_OPTIONS(&options);
        GAME_LIST_INTO(state, &options);
        int64_t index = 0;
        while (index < options.size && options.actions_at[index] != chosen) {
            index++;
        }
        if (index == options.size) {
            WORDS_AT(FLAGS_AT)[match] = -1;
            return;
        }
    }
    rt_advance(batch, match, state, false, chosen);
    UNUSED(c);
}

/* A random choice for each match that is not over, each option as likely, in `a`; `b`: the engine's actions and not ids.
 * It draws from Rng(c * 1000003 + i), and leaves the match's own stream alone.
 */
KERNEL(choose)
{
    ((int64_t *)a)[match] = 0;
    if (WORDS_AT(FLAGS_AT)[match] != 0 || ((const int32_t *)batch[ACTORS_AT])[match] < 0) {
        return;
    }
    Rng rng;
    GAME_RNG(&rng, c * 1000003 + match);
#ifdef GAME_LIST_IDS
    if (b == 0) {
        Bytes mask = rt_mask(batch, match);
        int64_t offered = 0;
        for (uint32_t id = 0; id < mask.size; id++) {
            offered += mask.at[id];
        }
        int64_t left = GAME_BELOW(&rng, offered);
        uint32_t id = 0;
        while (id + 1 < mask.size && (mask.at[id] == 0 || left-- > 0)) {
            id++;
        }
        ((int64_t *)a)[match] = id;
        return;
    }
#endif
    LOOK_AT(state)
    Options options;
    GAME_OPTIONS(&options);
    GAME_LIST_INTO(state, &options);
    ((int64_t *)a)[match] = AT(, options.actions(), GAME_BELOW(&rng, options.size), 0);
    UNUSED(b);
}

/* What each match offers: up to `c` of the engine's actions in `a`, and how many there are in `b`. */
KERNEL(legal)
{
    LOOK_AT(state)
    Options options;
    GAME_OPTIONS(&options);
    GAME_LIST_INTO(state, &options);
    for (int64_t index = 0; index < options.size && index < c; index++) {
        ((int64_t *)a)[match * c + index] = options.actions_at[index];
    }
    ((int64_t *)b)[match] = options.size;
}

/* What each match is worth to each seat's side, of WHOLE; 0 while it goes on. */
KERNEL(shares)
{
    LOOK_AT(state)
    for (int64_t seat = 0; seat < batch[SEATS]; seat++) {
        bool is_over = GAME_ACTOR(state) == -2;
        ((int64_t *)a)[match * batch[SEATS] + seat] = is_over ? GAME_SHARE(state, GAME_SIDE_OF(state, seat)) : 0;
    }
    UNUSED(b, c);
}

KERNEL(checksum)
{
    LOOK_AT(state)
    ((int64_t *)a)[match] = GAME_CHECKSUM(state);
    UNUSED(b, c);
}

#ifdef GAME_OBSERVE
LONG void rt_observe(State *state, int64_t match, uint8_t *rows, int64_t size, bool sees_all)
{
    WATCHING(0)
    int64_t actor = GAME_ACTOR(state);
    rt_clear_rows(WARP_NOW, rows, size, match, true);
    GAME_OBSERVE(state, actor >= 0 ? actor : -1, sees_all, Bytes{rows + match * size, (uint32_t)size}, 0);
}

/* What whoever is asked may know, or everything where `c` says so, in a row of `b` bytes for each match. */
KERNEL(observe)
{
    LOOK_AT(state)
    rt_observe(state, match, (uint8_t *)a, b, c != 0);
}
#endif

#endif
