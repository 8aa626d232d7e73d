"""The course of a match, the same in every game: who is asked, what is offered, how one plays on by lot; compiled."""

from typing import Final

from starlode.core.engine.codebook import Codebook
from starlode.core.engine.filling import clear
from starlode.core.engine.listing import Options
from starlode.core.engine.packed import ACTOR, DEPTH, FRAMES, NATURE, OVER, Packed
from starlode.core.engine.rng import Rng

MOST_NUMBER: Final = 2**63 - 1
NOBODY: Final = -9  # neither a seat nor NATURE nor OVER
# Of a playout. A limit ends matches after 1000 turns of each of six seats at the latest, and a turn of random play has
# a dozen: what goes on for longer than this was never brought about by play.
MOST_DECISIONS: Final = 2**20


class Course(Packed):
    """A state that nature, the open question and the action phase move on; a game says what each of them does."""

    def list_into(self, options: Options) -> None:
        if self.numbers[ACTOR] == NATURE:
            self.list_draws(options)
        elif self.numbers[ACTOR] == OVER:
            options.size = 0
        elif self.numbers[DEPTH] > 0:
            self.list_answers(options)
        else:
            self.list_actions(options)

    def apply(self, action: int) -> None:
        if action > MOST_NUMBER or action < -MOST_NUMBER - 1:  # only Python has such numbers
            raise OverflowError("more than 64 bits")
        if self.numbers[ACTOR] == NATURE:
            self.choose(action)
        elif self.numbers[DEPTH] > 0:
            self.answer(action)
        else:
            self.act(action)
        self.settle()

    def sample(self, rng: Rng) -> None:
        while self.numbers[ACTOR] == NATURE:
            self.draw(rng)
            self.settle()

    def playout(self, rng: Rng, keep_hand: bool = False) -> int:
        options = Options()
        decisions = 0
        numbers = self.numbers
        actor = numbers[ACTOR]
        while actor != OVER:
            if actor == NATURE:
                self.draw(rng)
            else:
                decisions += 1
                if decisions > MOST_DECISIONS:
                    raise AssertionError("a match that does not end")
                action = self.pick(options, rng, keep_hand)
                if numbers[DEPTH] > 0:
                    self.answer(action)
                else:
                    self.act(action)
            self.settle()
            actor = numbers[ACTOR]
        return decisions

    def pick(self, options: Options, rng: Rng, keep_hand: bool) -> int:
        if self.numbers[DEPTH] > 0:
            self.list_answers(options)
            index = rng.below(options.size)
        else:
            self.list_actions(options)
            choices = options.size
            if not keep_hand and self.goes_on(options):
                choices -= 1  # ending the turn comes last
            index = rng.below(choices)
        return options.actions[index]

    def settle(self) -> None:
        """Do what needs no choice, until a seat or nature is asked or the match is over."""
        numbers = self.numbers
        while numbers[DEPTH] > 0:
            asked = self.work_off(numbers[FRAMES + numbers[DEPTH] - 1])
            if asked != NOBODY:
                numbers[ACTOR] = asked
                return
        numbers[ACTOR] = self.on_turn()

    def give_up(self, seat: int) -> None:
        self.leave(seat)
        self.settle()

    # How learning environments number actions

    def list_ids(self, options: Options, out: bytearray, at: int) -> None:
        self.list_into(options)
        self.put_ids(options, out, at)

    def put_ids(self, options: Options, out: bytearray, at: int) -> None:
        codebook = self.codebook()
        clear(out, at, codebook.actions)
        if self.numbers[ACTOR] >= 0:
            for index in range(options.size):
                out[at + codebook.id_of(self.from_actor(options.actions[index]))] = 1

    def id_of(self, action: int) -> int:
        return self.codebook().id_of(self.from_actor(action))

    def action_of(self, number: int) -> int:
        return self.to_table(self.codebook().action_of(number))

    # What a game says

    def list_draws(self, options: Options) -> None:
        """Fill in what nature may choose."""
        raise NotImplementedError

    def list_answers(self, options: Options) -> None:
        """Fill in what may be said to the open question."""
        raise NotImplementedError

    def list_actions(self, options: Options) -> None:
        """Fill in what may be done where no question is open; ending the turn comes last."""
        raise NotImplementedError

    def goes_on(self, options: Options) -> bool:
        """Whether random play, with these actions open, goes on with the turn."""
        raise NotImplementedError

    def choose(self, action: int) -> None:
        """Nature chooses."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> None:
        """Nature chooses by lot."""
        raise NotImplementedError

    def answer(self, action: int) -> None:
        """The open question is answered."""
        raise NotImplementedError

    def act(self, action: int) -> None:
        """Something is done where no question is open."""
        raise NotImplementedError

    def work_off(self, top: int) -> int:
        """Who is asked by the frame on top: a seat or NATURE; or NOBODY, and what it wanted is done."""
        raise NotImplementedError

    def on_turn(self) -> int:
        """Who may act where no question is open: the current seat, or OVER."""
        raise NotImplementedError

    def leave(self, seat: int) -> None:
        """What follows when a seat gives up."""
        raise NotImplementedError

    def codebook(self) -> Codebook:
        """The numbers of the actions of its rules."""
        raise NotImplementedError

    def from_actor(self, action: int) -> int:
        """An action as the codebook has it, told from the actor's place."""
        raise NotImplementedError

    def to_table(self, action: int) -> int:
        """The opposite: an action of the engine again."""
        raise NotImplementedError
