import { sayAction } from '@/lib/engine/narration/action';
import { cardName, houseName } from '@/lib/engine/narration/naming';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import { Brief } from './brief';
import { gainOf, gainsAtOnce } from './gain';
import { HouseName } from './house-name';
import { MatterCard } from './matter-card';
import { areMany, MOST_PLACES, Standing } from './standing';
import { useTable } from './table-context';

/** The card that was declared and waits for answers: what it does, who is asked, and who has passed. */
export function Declared({ card }: { readonly card: GameCardId }) {
  const { view, viewer, catalogue } = useTable();
  const operation = view.frames.findLast((one): one is OperationFrame => one.step === 'operation');
  const window = view.frames.at(-1);
  if (operation === undefined || window?.step !== 'window') return null;
  const { action, seat: declarer } = operation;
  const words = operationWords(takeUpView(view, catalogue), action);
  const isUse = action.kind === 'use' || action.kind === 'activate';
  // the whole text of a card that is brought stands beside it
  const gain = gainsAtOnce(action) ? gainOf(view, catalogue, action) : '';
  const does = isUse ? sayAction(view, catalogue, action) : gain;
  const out = window.order.slice(window.order.length - window.passes);
  const isAsked = (seat: Seat) => seat === view.decision?.seat;
  const isOwn = declarer === viewer;
  const standingWords = (seat: Seat) => {
    const [is, has] = seat === viewer ? ['are', 'have'] : ['is', 'has'];
    if (isAsked(seat)) return `${is} asked`;
    return out.includes(seat) ? `${has} passed` : `${is} asked later`;
  };
  // who declared it stands in the title; the others by initiative, as everywhere on the table
  const seats = window.order
    .filter((seat) => seat !== declarer || (isAsked(seat) && !isOwn))
    .toSorted((one, other) => view.ranks.indexOf(one) - view.ranks.indexOf(other));
  const passed = seats.length > MOST_PLACES ? seats.filter((seat) => out.includes(seat)) : [];
  const asked = seats.filter((seat) => !passed.includes(seat));
  return (
    <MatterCard
      id={card}
      label="What was declared"
      title={
        isOwn
          ? `You ${isUse ? `use ${cardName(view, catalogue, action.card)}` : `declare ${words}`}`
          : `${houseName(view, declarer)} declares ${words}`
      }
      step={action.kind === 'petition' ? 'Declared' : undefined}
      follows={
        <>
          <Brief line={does} />{' '}
          <span className="block text-muted">
            {action.kind === 'petition' ? 'The bidding begins' : 'It is done'} once every House has
            passed.
          </span>
        </>
      }
      isRoomy={!isUse}
      standing="asked"
      areMany={areMany(asked, passed)}
    >
      <Standing
        seats={asked}
        passed={passed}
        isAskedOf
        lineOf={(seat) => (
          <li
            key={seat}
            data-best={isAsked(seat) ? '' : undefined}
            data-out={out.includes(seat) ? '' : undefined}
          >
            <HouseName seat={seat} isBrief isShort isYou={seat === viewer} />
            <span>{standingWords(seat)}</span>
          </li>
        )}
      />
    </MatterCard>
  );
}
