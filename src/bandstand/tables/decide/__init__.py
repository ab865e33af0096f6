"""Whether a table does what a command asks: the entries to write, or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.kernel.errors import IllegalMove
from bandstand.tables import commands
from bandstand.tables.decide import gathering, housekeeping, party, playing, policy, talk, watching
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState

    Decision = Entries | Refusal | IllegalMove

MOST_LINES = 5_000  # from here on a table's journal takes no more talk


def decide(
    state: TableState, command: commands.Command, now: float, most_lines: int = MOST_LINES
) -> Decision:
    """The entries that the command leads to (none: it is done already), or the refusal.

    >>> from bandstand.tables.state import TableState
    >>> plan = commands.Plan("a-chord", [])
    >>> print(decide(TableState("t"), commands.Create(commands.Person("a", "Ann"), plan, ""), 0.0))
    Take the A Chord is for 2, 3 or 4 players, not 0.
    """
    try:
        found = _RULES[type(command)](state, command, now)
        for entry in found:
            housekeeping.check_length(state, entry, most_lines)
    except (Refusal, IllegalMove) as refusal:
        return refusal
    return found


_RULES: dict[type, Callable[[TableState, Any, float], Entries]] = {
    commands.Create: gathering.create,
    commands.Sit: gathering.sit,
    commands.Rename: gathering.rename,
    commands.Reface: gathering.reface,
    commands.TakeHoliday: gathering.take_holiday,
    commands.Admit: gathering.admit,
    commands.Leave: gathering.leave,
    commands.Kick: gathering.kick,
    commands.Replan: gathering.replan,
    commands.AddEntropy: gathering.add_entropy,
    commands.Start: gathering.start,
    commands.Withdraw: gathering.withdraw,
    commands.Move: playing.move,
    commands.Premove: playing.premove,
    commands.TakeBack: playing.take_back,
    commands.Agree: playing.agree,
    commands.Decline: playing.decline,
    commands.Back: playing.back,
    commands.Resign: playing.resign,
    commands.BotMove: playing.bot_move,
    commands.SetBeat: talk.set_beat,
    commands.Say: talk.say,
    commands.Emote: talk.emote,
    commands.SetPolicy: policy.set_policy,
    commands.SetOptions: policy.set_options,
    commands.Pause: policy.pause,
    commands.Resume: policy.resume,
    commands.GiveTime: policy.give_time,
    commands.Substitute: policy.substitute,
    commands.AskHint: policy.ask_hint,
    commands.AskLook: watching.ask,
    commands.AnswerLook: watching.answer,
    commands.Bar: watching.bar,
    commands.SetParty: party.set_party,
    commands.HandOver: party.hand_over,
    commands.ReplaceHost: party.replace_host,
    commands.Propose: party.propose,
    commands.Ready: party.ready,
    commands.LinkRematch: housekeeping.link_rematch,
    commands.StopWaiting: housekeeping.stop_waiting,
    commands.CallTime: housekeeping.call_time,
    commands.CloseAbandoned: housekeeping.close_abandoned,
    commands.Close: housekeeping.close,
}
