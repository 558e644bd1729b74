import { PreviewCard } from '@base-ui/react/preview-card';
import { LinkButton } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import { useBack } from '@/app/_ui/base/use-back';
import { type LookedAt, lookAway } from '@/app/_ui/card/looked-at';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { type Card, fullName } from '@/lib/cards/card';
import { CardDetails } from './card-details';
import { isFingerDown } from './follow-looks';
import styles from './popup.module.css';
import { popupActs, popupFoot } from './popup-foot';

/** A card beside what shows it; for a finger, on a sheet that rises from the lower edge. */
export function Popup({ looked }: { readonly looked: LookedAt }) {
  const state = useCatalogue();
  const card = state.status === 'ready' ? state.catalogue.byId.get(looked.card) : undefined;
  if (card === undefined) return null;
  if (looked.by === 'finger') return <Sheet looked={looked} card={card} />;
  return (
    // Sight only: what is looked at says the card's name, and leads to the page that says the rest.
    <PreviewCard.Root open>
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          anchor={anchorOf(looked.element)}
          side="right"
          sideOffset={10}
          collisionPadding={8}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
          positionMethod="fixed"
          className={styles.positioner}
        >
          <PreviewCard.Popup className={styles.popup} aria-hidden data-inspected>
            <CardDetails card={card} />
            <PageRoom looked={looked} room={popupFoot} />
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}

function Sheet({ looked, card }: { readonly looked: LookedAt; readonly card: Card }) {
  useBack(true, lookAway);
  return (
    <Dialog
      title={fullName(card)}
      shape="sheet"
      onClose={() => {
        if (!isFingerDown()) lookAway();
      }}
      foot={
        <>
          <PageRoom looked={looked} room={popupActs} className={styles.acts} />
          <LinkButton kind="quiet" href={`/cards/${card.id}`}>
            Open its page
          </LinkButton>
        </>
      }
    >
      <CardDetails card={card} className={styles.onSheet} />
      <PageRoom looked={looked} room={popupFoot} />
    </Dialog>
  );
}

/** Where the page says more; as long as it stands here. */
function PageRoom({
  looked,
  room,
  className,
}: {
  readonly looked: LookedAt;
  readonly room: typeof popupFoot;
  readonly className?: string | undefined;
}) {
  return (
    <div
      className={className}
      ref={(element) => {
        if (element) room.set({ looked, element });
        return () => room.set(null);
      }}
    />
  );
}

/** Beside a line that takes the whole width there is no room: beside its title there is. */
function anchorOf(element: Element): Element {
  const isWide = element.clientWidth > window.innerWidth - 360;
  return (isWide && element.querySelector('a')) || element;
}
