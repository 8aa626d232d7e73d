/* A step as learning environments know it, in one pass over each match: the choice, a new deal where one is due, what it
 * was worth, what may be chosen next, and what whoever is asked then may know.
 *
 * `told` is a row of words that starlode/batch/steps.py fills: what is wanted, and where the arrays of it lie.
 */

#if defined(GAME_OBSERVE) && !defined(PLAYOUTS)

enum Told {
    OBSERVATION, /* bytes of a row */
    REWARDS_AT, /* what the step was worth to the seat that acted, */
    ENDED_AT, /* whether the match ended with it, */
    RETURNS_AT, /* what it was worth to each seat then, */
    REFUSED_AT, /* and whether something was chosen that is not offered */
    OVER_AT, /* matches that ended and were not dealt anew yet */
    FINAL_AT, /* what was seen last of a match that ended and was dealt anew in the same step */
    DEALS, /* when that happens */
    TERMINATES, /* what is not offered ends the match, as if it was lost */
    WHOLE, /* what a won match is worth to a side */
};

enum Deals {
    NEVER,
    IN_THE_NEXT_STEP,
    IN_THE_SAME_STEP,
};

/* What each match is worth to each seat, when it is over; the same double as in Python. */
SHORT double rt_return(WATCHED const int64_t *told, State *state, int64_t seat)
{
    int64_t sides = GAME_SIDES(state);
    int64_t worth = GAME_SHARE(state, GAME_SIDE_OF(state, seat)) * sides - told[WHOLE];
    return (double)worth / (double)(told[WHOLE] * (sides - 1));
}

/* Where something is chosen, in `a`, that its match does not offer, without playing it. */
KERNEL(mark_refused)
{
    const int64_t *told = (const int64_t *)b;
    bool is_asked = ((const int32_t *)batch[ACTORS_AT])[match] >= 0 && ((const uint8_t *)told[OVER_AT])[match] == 0;
    ((uint8_t *)told[REFUSED_AT])[match] = is_asked && !rt_is_offered(batch, match, ((const int64_t *)a)[match]);
    UNUSED(c);
}

/* A step of each match with the ids in `a`, told in `b`, and seen in `c`. */
KERNEL(advance)
{
    const int64_t *told = (const int64_t *)b;
    int64_t size = told[OBSERVATION], chosen = ((const int64_t *)a)[match];
    uint8_t *is_over = (uint8_t *)told[OVER_AT] + match;
    double *returns = (double *)told[RETURNS_AT] + match * batch[SEATS];
    int64_t acted = ((const int32_t *)batch[ACTORS_AT])[match];
    bool was_over = *is_over != 0, is_dealt = was_over && told[DEALS] == IN_THE_NEXT_STEP;
    bool is_asked = !was_over && acted >= 0;
    bool is_refused = is_asked && !rt_is_offered(batch, match, chosen);
    LOOK_AT(state)
    if (is_dealt || (is_asked && !is_refused && WORDS_AT(FLAGS_AT)[match] == 0)) {
        rt_advance(batch, match, state, is_dealt, is_dealt ? 0 : GAME_ACTION_OF(state, chosen));
    }
    bool is_ended = !was_over && GAME_ACTOR(state) == -2;
    for (int64_t seat = 0; seat < batch[SEATS]; seat++) {
        returns[seat] = is_ended ? rt_return(WATCH told, state, seat) : 0.0;
    }
    double reward = is_ended && is_asked ? returns[acted] : 0.0;
    if (is_refused && told[TERMINATES] != 0) {
        is_ended = true;
        reward = -1.0;
    }
    if (is_ended && told[DEALS] == IN_THE_SAME_STEP) {
        rt_observe(state, match, (uint8_t *)told[FINAL_AT], size, false);
        rt_advance(batch, match, state, true, 0);
    }
    *is_over = told[DEALS] != IN_THE_SAME_STEP && (is_ended || (was_over && !is_dealt));
    ((double *)told[REWARDS_AT])[match] = reward;
    ((uint8_t *)told[ENDED_AT])[match] = is_ended;
    ((uint8_t *)told[REFUSED_AT])[match] = is_refused;
    rt_observe(state, match, (uint8_t *)c, size, false);
}

#endif
