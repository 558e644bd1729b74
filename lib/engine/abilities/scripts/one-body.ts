import { beginLasting } from '../../atoms/flow';
import { lose } from '../../atoms/wealth';
import { isMember } from '../../queries/bodies';
import { followersOf, leaderOf } from '../../rite/sides';
import { byId, cardAt, houseAt } from '../../state/game';
import type { GameCard } from '../../state/state';
import { DECLINED } from '../choice';
import { effectKind } from '../effects/kind';
import { modifier } from '../modifiers/kind';
import { riteOf } from '../rite';
import type { Scene } from '../scene';

/**
 * A leader and participants on it, 1 solari for each, count as one participant till the rite is over: one force,
 * one resistance, the type and the operations of the leader alone (TAT-11-14).
 */
export const groupParticipants = effectKind({
  kind: 'group-participants',
  shape: {},
  say: () =>
    'choose a leader and, for 1 solari each, participants assigned to it; until the rite is over they count as one participant, with the type and the operations of the leader alone',
  possible: (scene) => leaders(scene).length > 0 && houseAt(scene.game, scene.seat).treasury > 0,
  ask(scene, _effect, picks) {
    const { seat, game } = scene;
    const [first, ...named] = picks;
    const choose = (cards: readonly GameCard[]) =>
      cards.map(({ id }) => ({ kind: 'choose', card: id }) as const);
    if (first === undefined) return { seat, options: choose(leaders(scene)) };
    if (picks.includes(DECLINED) || named.length >= houseAt(game, seat).treasury) return null;
    const left = groupable(scene, cardAt(game, first)).filter(({ id }) => !named.includes(id));
    if (left.length === 0) return null;
    const options = choose(left);
    return { seat, options: named.length === 0 ? options : [{ kind: 'pass' }, ...options] };
  },
  run({ game, seat, card }, _effect, picks) {
    const [leader, ...rest] = picks.filter((pick) => pick !== DECLINED);
    if (leader === undefined || rest.length === 0) return;
    lose(game, seat, 'solaris', rest.length);
    const on = [leader, ...rest.sort((one, other) => one - other)];
    const modifiers = [{ kind: 'one-body' } as const];
    beginLasting(game, { card: card.id, seat, on, modifiers, until: 'rite' });
  },
});

export const oneBody = modifier({}, () => 'the chosen participants count as one');

/** The leaders of the rite that have participants to be grouped with. */
function leaders(scene: Scene): GameCard[] {
  const rite = riteOf(scene.game);
  if (rite === null) return [];
  return [rite.leader, rite.defense]
    .map((id) => cardAt(scene.game, id))
    .filter((card) => groupable(scene, card).length > 0)
    .sort(byId);
}

/** The participants on a leader that are in no body yet. */
function groupable({ game }: Scene, leader: GameCard): GameCard[] {
  const rite = riteOf(game);
  if (rite === null) return [];
  const sides = [rite.attacker, rite.defender].filter((seat) => leaderOf(rite, seat) === leader.id);
  return sides
    .flatMap((seat) => followersOf(rite, seat))
    .map((id) => cardAt(game, id))
    .filter((card) => card.place.host === leader.id && !isMember(game.state, card.id))
    .sort(byId);
}
