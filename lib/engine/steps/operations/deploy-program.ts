import type { Action } from '../../actions';
import { turnCard } from '../../atoms/turn-card';
import { cardAt, happened, houseAt } from '../../game';
import { enterPlay } from '../../procedures/deploy';
import { openWindow } from '../../procedures/windows';
import { mayEnterPlay } from '../../queries/deployable';
import { homeWorldOf } from '../../queries/governed';
import { isLegalHost, legalHosts } from '../../queries/hosts';
import type { Operation } from './operation';

/**
 * Deploying a concealed program: the home world engages for it, and the program goes on a persona of
 * its allegiance or of none (TAT-6.2.5-01 to TAT-6.2.5-03, C20).
 */
export const deployProgram: Operation = {
  kinds: ['deploy-program'],
  options(game, { seat }) {
    if (homeWorldOf(game, seat)?.status !== 'disengaged') return [];
    return houseAt(game, seat).zones.concealed.flatMap((id): Action[] => {
      const card = cardAt(game, id);
      if (!mayEnterPlay(game, seat, card)) return [];
      return legalHosts(game, seat, card).map((host) => ({
        kind: 'deploy-program',
        card: id,
        host: host.id,
      }));
    });
  },
  perform(game, { seat }, action) {
    if (action.kind !== 'deploy-program') return;
    const homeWorld = homeWorldOf(game, seat);
    if (homeWorld === null) return;
    happened(game, turnCard(game.state, homeWorld.id, 'engaged'));
    openWindow(game, 'engagement', null, homeWorld.id);
  },
  conclude(game, { seat }, action) {
    if (action.kind !== 'deploy-program') return;
    const card = cardAt(game, action.card);
    if (isLegalHost(game, card, cardAt(game, action.host)))
      enterPlay(game, seat, card, action.host);
    else happened(game, { kind: 'prevented', seat, action });
  },
};
