/* How a GPU plays matches to their end at random.
 *
 * Matches lie in rows, some hundreds to a multiprocessor, and belong to no thread. What a match does next is a job; those
 * that wait for the same job lie on one pile. A warp takes up the matches on top of the pile that its block is busy with,
 * or of the highest, does that job for all of them, lets them choose, and lays each on the pile of what it has chosen. So
 * threads of a warp do the same thing most of the time, and so do warps, for fetching instructions is what they would
 * wait for; and a match that was just played is taken up again while it still lies in the cache.
 */

#ifdef PLAYOUTS
#define ALL_LANES 0xffffffffu
#define TAKE_NEXT 0 /* the jobs: begin a match in the place of one that is over, … */
#define DRAW 1
#define ANSWER 2 /* … choose where a question is open, … */
#define CARRY_OUT 3 /* … and carry out what was chosen, one for each group of kinds */
#define JOBS (CARRY_OUT + GAME_GROUPS)

struct alignas(128) Row {
    Rng rng;
    int64_t match; /* -1: none */
    int64_t decisions;
    int64_t action;
    State state;
};

extern "C" __global__ void row_bytes(int64_t *out)
{
    *out = sizeof(Row);
}

struct Piles {
    uint16_t rows[JOBS][WAITING];
    uint32_t sizes[JOBS];
    uint32_t job; /* that the block is busy with */
    uint32_t lock;
    uint32_t open; /* rows that have a match, or may still get one */
};

/* Lay a row, if there is one, on the pile of its job, and take up another; -1 if too few wait. */
SHORT int32_t rt_change(volatile Piles *piles, int32_t row, uint32_t *job)
{
    uint32_t lane = threadIdx.x & 31;
    __threadfence_block();
    __syncwarp();
    if (lane == 0) {
        while (atomicCAS((uint32_t *)&piles->lock, 0u, 1u) != 0) {
            __nanosleep(20);
        }
    }
    __syncwarp();
    __threadfence_block();
    uint32_t alike = __match_any_sync(ALL_LANES, row >= 0 ? *job : JOBS);
    if (row >= 0) {
        uint32_t size = piles->sizes[*job], before = __popc(alike & ((1u << lane) - 1));
        piles->rows[*job][size + before] = (uint16_t)row;
        __syncwarp(alike);
        if (before == 0) {
            piles->sizes[*job] = size + __popc(alike);
        }
    }
    __syncwarp();
    uint32_t taken_up = piles->job, size = piles->sizes[taken_up];
    if (size < 32) {
        uint32_t highest = __reduce_max_sync(ALL_LANES, lane < JOBS ? piles->sizes[lane] << 5 | lane : 0u);
        taken_up = highest & 31;
        size = highest >> 5;
    }
    row = lane < size ? piles->rows[taken_up][size - 1 - lane] : -1;
    __syncwarp();
    if (lane == 0) {
        piles->job = taken_up;
        piles->sizes[taken_up] = size < 32 ? 0 : size - 32;
        __threadfence_block();
        atomicExch((uint32_t *)&piles->lock, 0u);
    }
    __syncwarp();
    *job = taken_up;
    return row;
}

/* Keep the match of a row that is over, and put the next that no thread has taken there; whether there is one. */
SHORT bool rt_take_next(WATCHED const int64_t *batch, Row *row, int64_t *decisions, unsigned long long *taken)
{
    int64_t match = row->match;
    if (match >= 0) {
        decisions[match] = row->decisions;
        rt_store(WATCH batch, match, &row->state, &row->rng);
    }
    do {
        match = (int64_t)atomicAdd(taken, 1ULL);
        if (match >= batch[MATCHES]) {
            return false;
        }
    } while (WORDS_AT(FLAGS_AT)[match] != 0);
    rt_load(batch, match, &row->state);
    row->rng.state = WORDS_AT(STREAMS_AT)[match];
    row->match = match;
    row->decisions = 0;
    return true;
}

/* `a`: whether a turn may end with cards in hand, `b`: the decisions of each match, `c`: a counter of those that are taken;
 * so many rows for each block.
 */
extern "C" __global__ void __launch_bounds__(THREADS, 1)
    playout(const int64_t *batch, int64_t a, int64_t b, int64_t c, Row *rows, uint32_t rows_each)
{
    static_assert(JOBS <= 32, "a lane looks at each pile");
    __shared__ Piles piles;
    rows += (int64_t)blockIdx.x * rows_each;
    for (uint32_t each = threadIdx.x; each < rows_each; each += THREADS) {
        piles.rows[TAKE_NEXT][each] = (uint16_t)each;
        rows[each].match = -1;
    }
    if (threadIdx.x < JOBS) {
        piles.sizes[threadIdx.x] = threadIdx.x == TAKE_NEXT ? rows_each : 0;
    }
    if (threadIdx.x == 0) {
        piles.job = TAKE_NEXT;
        piles.lock = 0;
        piles.open = rows_each;
    }
    __syncthreads();
    WATCHING(0)
    Options options;
    GAME_OPTIONS(&options);
    int32_t at = -1;
    uint32_t job = TAKE_NEXT;
    for (;;) {
        at = rt_change(&piles, at, &job);
        if (__ballot_sync(ALL_LANES, at >= 0) == 0) {
            if (*(volatile uint32_t *)&piles.open == 0) {
                break;
            }
            __nanosleep(200);
            continue;
        }
        Row *row = rows + (at >= 0 ? at : 0);
        Rng rng = {row->rng.state};
        FAILED = 0;
        watch.gathered = 0;
        bool is_asked = at >= 0;
        if (job == TAKE_NEXT) {
            if (at >= 0 && !rt_take_next(WATCH batch, row, (int64_t *)b, (unsigned long long *)c)) {
                atomicSub(&piles.open, 1u);
                is_asked = false;
                at = -1;
            }
            rng.state = row->rng.state;
        } else if (job == DRAW) {
            if (at >= 0) {
                GAME_SAMPLE(&row->state, &rng);
            }
        } else if (job >= CARRY_OUT && at >= 0) {
            GAME_APPLY(&row->state, row->action);
        }
        __syncwarp();
        watch.tell();
        int64_t actor = is_asked ? GAME_ACTOR(&row->state) : -2;
        bool is_put_off = job != ANSWER && actor >= 0 && GAME_HAS_QUESTION(&row->state);
        job = actor == -1 ? DRAW : is_put_off ? ANSWER : TAKE_NEXT;
        if (actor >= 0 && !is_put_off && rt_goes_on()) {
            row->action = GAME_PICK(&row->state, &options, &rng, a != 0);
            row->decisions++;
            job = CARRY_OUT + GAME_GROUP(row->action);
            watch.tell();
        }
        if (is_asked) {
            row->rng.state = rng.state;
            if (RARE(!rt_goes_on())) {
                WORDS_AT(FLAGS_AT)[row->match] = FAILED;
                ((int64_t *)b)[row->match] = row->decisions;
                row->match = -1;
                job = TAKE_NEXT;
            }
        }
    }
}
#endif
