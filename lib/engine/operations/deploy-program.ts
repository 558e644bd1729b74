import { turnCard } from '../atoms/turn-card';
import { enterPlay } from '../deployment/deploy';
import { entryChecks } from '../deployment/deployable';
import { hosted, hostRefusal, legalHosts } from '../deployment/legal-hosts';
import { cardsIn, homeWorldOf } from '../queries/governed';
import { cardAt, emit } from '../state/game';
import { always, type Check, refuse } from '../state/refusal';
import { openWindow } from '../windows/open-window';
import { aboutCard } from './about-card';
import type { Operation } from './operation-kind';

const NO_HOME_WORLD = always('no-home-world', 'TAT-6.2.5-02');

/** The home world engages for it (TAT-6.2.5-02). */
const homeWorldReady: Check = (game, seat) => {
  const homeWorld = homeWorldOf(game, seat);
  if (homeWorld === null) return NO_HOME_WORLD;
  return homeWorld.status === 'disengaged'
    ? null
    : refuse({ code: 'home-world-engaged' }, ['TAT-6.2.5-02'], [homeWorld.id]);
};

/**
 * Deploying a concealed program: the home world engages for it, and the program goes on a persona of
 * its allegiance or of none (TAT-6.2.5-01 to TAT-6.2.5-03, C20).
 */
export const deployProgram: Operation = {
  kinds: ['deploy-program'],
  ...aboutCard({
    cards: (game, seat) => cardsIn(game, seat, 'concealed'),
    checks: [homeWorldReady, ...entryChecks('TAT-3.1.4-03')],
    ways: (card, game, seat) =>
      legalHosts(game, seat, card).map((host) => ({
        kind: 'deploy-program',
        card: card.id,
        host: host.id,
      })),
    noWay: hosted,
  }),
  perform(game, { seat }, action) {
    if (action.kind !== 'deploy-program') return;
    const homeWorld = homeWorldOf(game, seat);
    if (homeWorld === null) return;
    turnCard(game, homeWorld.id, 'engaged');
    openWindow(game, 'engagement', null, homeWorld.id);
  },
  conclude(game, { seat }, action) {
    if (action.kind !== 'deploy-program') return;
    const card = cardAt(game, action.card);
    if (hostRefusal(game, card, cardAt(game, action.host)) === null)
      enterPlay(game, seat, card, action.host);
    else emit(game, { kind: 'prevented', seat, action });
  },
};
