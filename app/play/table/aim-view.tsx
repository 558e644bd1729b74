import { X } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { useBack } from '@/app/_ui/base/use-back';
import { useMedia } from '@/app/_ui/base/use-media';
import { CardText } from '@/app/_ui/card/operation/operation';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import type { Card } from '@/lib/cards/card';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import { cardName, riteName } from '@/lib/engine/narration/naming';
import { prospectWords } from '@/lib/engine/narration/outlook';
import { priceOf } from '@/lib/engine/narration/price';
import { riteProspects } from '@/lib/engine/rite/prospect';
import type { Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { View } from '@/lib/engine/state/view';
import bar from './action-bar.module.css';
import { keyOf } from './card-menu';
import { targetOf } from './places';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { type Aim, TABBED, useTable } from './table-context';

/** What is offered with a card that goes to one of several others, by what it would do there. */
export function AimView({ aim }: { readonly aim: Aim }) {
  const { view, catalogue, places, again, act, aimAt } = useTable();
  useBack(true, () => aimAt(null));
  const groups = useMemo(
    () => groupsOf(view, catalogue, places.cards.get(aim.card) ?? []),
    [view, catalogue, places, aim.card],
  );
  const isNarrow = useMedia(TABBED);
  const facts = catalogue.byId.get(view.cards[aim.card]?.card ?? '');
  const isRite = places.cards.get(aim.card)?.some(({ kind }) => kind === 'rite');
  return (
    <section className={classes(styles.matter, styles.aimed)} aria-label="Where it goes">
      <div className={styles.aimHead}>
        <TableCard id={aim.card} look="strip" />
        <h2 className="text-m">
          <span className="visually-hidden">{cardName(view, catalogue, aim.card)}: </span>
          {isRite ? 'Choose the target' : 'Choose where it goes'}
          <span className={styles.aimHint}>, here or on a marked card</span>
        </h2>
        <IconButton label="Choose nothing (Escape)" onClick={() => aimAt(null)}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {facts !== undefined && !isRite && (
        <div className={styles.says} data-roomy>
          <CardText card={facts.id} />
        </div>
      )}
      <dl className={styles.groups}>
        {groups.map(({ title, offers }) => (
          <div key={title} className={styles.group}>
            <dt hidden={title === ''}>{title}</dt>
            {offers.map(({ action, name, card, note, isGood }) => (
              <dd key={keyOf(action)}>
                <button
                  type="button"
                  className={styles.offer}
                  aria-label={`${sayAction(view, catalogue, action)}: ${note}`}
                  data-offer
                  data-good={isGood ? '' : undefined}
                  data-again={action === again ? '' : undefined}
                  onClick={() => act(action)}
                >
                  {isNarrow && card !== null && (
                    <span className={bar.picture}>
                      <DunePicture card={card} crop="strip" />
                    </span>
                  )}
                  <span className={styles.offerName}>{name}</span>
                  {note !== '' && (
                    <span className={styles.note}>
                      {note}
                      {action === again && ', press again'}
                    </span>
                  )}
                </button>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Offer {
  readonly action: Action;
  readonly name: string;
  /** The card that it goes to, where it is known. */
  readonly card: Card | null;
  /** Its price, or what it would come to. */
  readonly note: string;
  readonly isGood: boolean;
}

function groupsOf(view: View, catalogue: GameCatalogue, actions: readonly Action[]) {
  const groups = new Map<string, Offer[]>();
  const asked: Asked = {
    view,
    catalogue,
    game: takeUpView(view, catalogue),
    prospect: riteProspects(view, catalogue),
  };
  for (const action of actions) {
    const title = titleOf(action);
    const group = groups.get(title) ?? [];
    groups.set(title, group);
    group.push(offerOf(asked, action));
  }
  // what would succeed stands first: of many targets the last are out of sight
  const byGood = (one: Offer, other: Offer) => Number(other.isGood) - Number(one.isGood);
  return [...groups].map(([title, offers]) => ({
    // the only one is no other
    title: groups.size === 1 && title === OR ? '' : title,
    offers: offers.toSorted(byGood),
  }));
}

/** Over what goes to no card. */
const OR = 'Or';

function titleOf(action: Action): string {
  switch (action.kind) {
    case 'rite':
      return `${riteName(action.rite)} against`;
    case 'deploy':
      return action.host === null ? OR : 'Deploy on';
    case 'deploy-program':
      return 'Engage the home world to deploy on';
    case 'assign':
      return 'Assign to';
    default:
      return OR;
  }
}

/** What all offers are asked of. */
interface Asked {
  readonly view: View;
  readonly catalogue: GameCatalogue;
  readonly game: Game;
  readonly prospect: ReturnType<typeof riteProspects>;
}

function offerOf({ view, catalogue, game, prospect }: Asked, action: Action): Offer {
  const target = targetOf(action);
  if (target === null)
    return {
      action,
      name: sayAction(view, catalogue, action),
      card: null,
      note: '',
      isGood: false,
    };
  const name = cardName(view, catalogue, target);
  const card = catalogue.byId.get(view.cards[target]?.card ?? '') ?? null;
  if (action.kind !== 'rite') {
    const price = priceOf(game, view.decision?.seat ?? 0, action);
    return { action, name, card, note: price ?? '', isGood: false };
  }
  const outlooks = prospect(action);
  if (outlooks === null) return { action, name, card, note: '', isGood: false };
  const note = prospectWords(outlooks, (id) => cardName(view, catalogue, id));
  return { action, name, card, note, isGood: outlooks.joined.isVanquished };
}
