import type { Action } from '../../actions';
import { turnCard } from '../../atoms/turn-card';
import { cardAt, happened, houseAt } from '../../game';
import { enterPlay } from '../../procedures/deploy';
import { mayEnterPlay } from '../../queries/deployable';
import { homeWorldOf } from '../../queries/governed';
import { legalHosts } from '../../queries/hosts';
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
    if (homeWorld !== null) happened(game, turnCard(game.state, homeWorld.id, 'engaged'));
    const card = cardAt(game, action.card);
    enterPlay(game, seat, card, action.host);
  },
};
