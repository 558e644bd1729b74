import { Menu } from '@base-ui/react/menu';
import type { KeyboardEvent } from 'react';
import { rulesShown } from '@/app/_table/manners';
import { useLayerRoot } from '@/app/_ui/base/layer-root';
import { Link } from '@/app/_ui/base/link';
import popup from '@/app/_ui/base/popup.module.css';
import { pressesNothingElse } from '@/app/_ui/base/press-outside';
import { useBack } from '@/app/_ui/base/use-back';
import { useMedia } from '@/app/_ui/base/use-media';
import { lookedAt } from '@/app/_ui/card/looked-at';
import { fullName } from '@/lib/cards/card';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import type { GameCardId } from '@/lib/engine/state/state';
import { Brief } from './brief';
import styles from './card-menu.module.css';
import { pressCard } from './gestures';
import { targetOf } from './places';
import { briefIn } from './table-card';
import { type MenuAt, useTable, WITH_PANE } from './table-context';
import { useThen } from './use-then';

/** The one menu of all cards: what may be done with the card that opened it, or why nothing can. */
export function CardMenu({ at, onClose }: { readonly at: MenuAt; readonly onClose: () => void }) {
  const layer = useLayerRoot();
  useBack(true, onClose);
  return (
    <Menu.Root
      open
      onOpenChange={(open, by) => {
        pressesNothingElse(by);
        if (!open) onClose();
      }}
    >
      <Menu.Portal {...layer}>
        <Menu.Positioner
          anchor={at.element}
          className={popup.positioner}
          sideOffset={6}
          align="start"
        >
          <Menu.Popup
            className={`${popup.popup} ${popup.list} ${styles.menu}`}
            onKeyDown={playOnlyChoice}
            // whoever chose with the pointer looks elsewhere already: no ring stays on the card
            finalFocus={(by) => (by === 'keyboard' || by === '' ? at.element : false)}
          >
            {at.under === undefined ? (
              <Choices at={at} />
            ) : (
              <Under cards={at.under} element={at.element} />
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/**
 * Opened by the pointer a menu marks nothing; Enter then plays the only thing that can be done with the
 * card, as it does where the keyboard opened it.
 */
function playOnlyChoice(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.currentTarget.querySelector('[data-highlighted]')) return;
  const choices = event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]');
  if (choices.length !== 1) return;
  event.preventDefault();
  choices[0]?.click();
}

function Choices({ at: { card: id, element, actions } }: { readonly at: MenuAt }) {
  const hasPane = useMedia(WITH_PANE);
  const { view, catalogue, places, viewer, act, show } = useTable();
  const then = useThen();
  const card = view.cards[id];
  if (card === undefined) return null;
  const facts = catalogue.byId.get(card.card ?? '');
  const choices = actions ?? places.cards.get(id) ?? [];
  return (
    <Menu.Group>
      <Menu.GroupLabel className={styles.name}>
        {facts === undefined ? 'A card face down' : fullName(facts)}
      </Menu.GroupLabel>
      {choices.map((action) => (
        <Menu.Item
          key={keyOf(action)}
          className={`${popup.item} ${styles.choice}`}
          data-choice
          onClick={() => act(action)}
        >
          {sayAction(view, catalogue, action)}
          {then(action) !== '' && (
            <span className={styles.then}>
              <Brief line={then(action)} />
            </span>
          )}
        </Menu.Item>
      ))}
      {choices.length === 0 && viewer !== null && <WhyNot card={id} />}
      {facts !== undefined && (
        <>
          <Menu.Separator className={popup.separator} />
          {hasPane ? (
            <Menu.LinkItem
              className={popup.item}
              render={<Link href={`/cards/${facts.id}`} target="_blank" />}
            >
              Look at the card
            </Menu.LinkItem>
          ) : (
            <Menu.Item
              className={popup.item}
              onClick={() =>
                lookedAt.set({
                  ...{ card: facts.id, by: 'finger' },
                  element: element.closest('[data-inspect]') ?? element,
                })
              }
            >
              Look at the card
            </Menu.Item>
          )}
          <Menu.Item className={popup.item} onClick={() => show({ manual: id })}>
            By hand …
          </Menu.Item>
        </>
      )}
    </Menu.Group>
  );
}

/** Cards that lie under one: each with what it can do, as where it lies by itself. */
function Under({
  cards,
  element,
}: {
  readonly cards: readonly GameCardId[];
  readonly element: HTMLElement;
}) {
  const shared = useTable();
  const { view, catalogue, places, deeds, aim } = shared;
  const hasTarget = (action: Action) => targetOf(action) !== null;
  return cards.flatMap((id) => {
    const card = view.cards[id];
    if (card === undefined) return [];
    const facts = catalogue.byId.get(card.card ?? '');
    const actions = aim?.targets.get(id) ?? places.cards.get(id) ?? [];
    const isDone = actions.length === 1 || (aim === null && actions.some(hasTarget));
    const does = [
      deeds.get(id) ?? '',
      card.status === 'engaged' ? 'engaged' : '',
      briefIn(catalogue, card.card),
    ];
    return (
      <Menu.Item
        key={id}
        className={actions.length > 0 ? `${popup.item} ${styles.choice}` : popup.item}
        data-inspect={facts?.id}
        // else its own menu takes the place of this one
        closeOnClick={isDone}
        onClick={() => pressCard(shared, id, element)}
      >
        <span>
          {facts?.title ?? 'Face down'}
          <span className={styles.then}>
            <Brief line={does.filter(Boolean).join('; ')} />
          </span>
        </span>
      </Menu.Item>
    );
  });
}

function WhyNot({ card }: { readonly card: GameCardId }) {
  const reasons = useTable().table.whyNot(card);
  const showsRules = rulesShown.use();
  return reasons.map(({ text, rules }) => (
    <Menu.Item key={text} className={`${popup.item} ${styles.reason}`} disabled>
      <span>
        {text}
        {showsRules && rules.length > 0 && <span className="text-nowrap"> {rules.join(', ')}</span>}
      </span>
    </Menu.Item>
  ));
}

export function keyOf(action: Action): string {
  return JSON.stringify(action);
}
