import { useMedia } from '@/app/_ui/base/use-media';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { houseName, solarisWords } from '@/lib/engine/narration/naming';
import { forAll } from '@/lib/engine/petition/prize';
import { costIfWon } from '@/lib/engine/petition/terms';
import type { PetitionFrame } from '@/lib/engine/state/frames';
import type { Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { AimView } from './aim-view';
import { Declared } from './declared';
import { Ending } from './ending';
import { HouseName } from './house-name';
import { matterOf } from './matter';
import { MatterCard, stepOf } from './matter-card';
import { RiteOverView } from './rite-over';
import { RiteView } from './rite-view';
import { Rules } from './rules';
import { shortName } from './short-names';
import styles from './stage.module.css';
import { areMany, MOST_PLACES, Standing } from './standing';
import { TABBED, useTable } from './table-context';

/** What stands in the middle. */
export function Stage() {
  const { view, aim, over } = useTable();
  const isNarrow = useMedia(TABBED);
  // on a phone it would have the room of the board: a line over the hand tells it
  const matter = matterOf(view, aim, isNarrow ? null : over);
  switch (matter.kind) {
    case 'end':
      return <Ending outcome={matter.outcome} />;
    case 'aim':
      return <AimView aim={matter.aim} />;
    case 'rite':
      return <RiteView rite={matter.rite} />;
    case 'petition':
      return <PetitionView petition={matter.petition} />;
    case 'declared':
      return <Declared card={matter.card} />;
    case 'over':
      return <RiteOverView over={matter.over} />;
    case 'nothing':
      return null;
  }
}

/** A petition that is on: the card that it is for, how each House stands in the bidding, and what comes of it. */
function PetitionView({ petition }: { readonly petition: Readonly<PetitionFrame> }) {
  const { table, view, viewer, catalogue } = useTable();
  // A House alone bids against nobody: what it is asked says all there is.
  if (view.houses.length === 1) return null;
  // as everywhere on the table: by initiative
  const seats = view.houses
    .flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]))
    .toSorted((one, other) => view.ranks.indexOf(one) - view.ranks.indexOf(other));
  // each keeps its place, but where there are so many that those that have passed stand in one line
  const passed = seats.length > MOST_PLACES ? seats.filter((seat) => isOut(petition, seat)) : [];
  const standing = seats.filter((seat) => !passed.includes(seat));
  const bids = table.bids();
  const facts = catalogue.byId.get(view.cards[petition.card]?.card ?? '');
  return (
    <MatterCard
      id={petition.card}
      label="The petition"
      title={
        <>
          {petition.seat === viewer ? 'You petition' : `${named(view, petition.seat)} petitions`}{' '}
          for {facts?.title ?? 'a card'} <Rules ids={['TAT-6.2.1-01', 'TAT-6.2.1-10']} />
        </>
      }
      step={stepOf(petition)}
      follows={outlook(petition, view, takeUpView(view, catalogue))}
      isRoomy
      standing="bids"
      areMany={areMany(standing, passed)}
    >
      <Standing
        seats={standing}
        passed={passed}
        lineOf={(seat) => (
          <li
            key={seat}
            data-best={isBest(petition, seat) ? '' : undefined}
            data-now={isAsked(petition, seat) ? '' : undefined}
            data-out={isOut(petition, seat) ? '' : undefined}
          >
            <HouseName seat={seat} isBrief isShort isYou={seat === viewer} />
            <span data-short={isShort(petition, view, seat) ? '' : undefined}>
              {stands(petition, view, viewer, seat, bids.get(seat))}
            </span>
            <span className={styles.purse}>
              <GoodIcon good="solaris" size={13} />
              <b>{view.houses[seat]?.treasury ?? 0}</b>
              <span className="visually-hidden"> solaris</span>
            </span>
          </li>
        )}
      />
    </MatterCard>
  );
}

function named(view: View, seat: Seat): string {
  return shortName(houseName(view, seat));
}

/** Whose bid leads, however little it is. */
function isBest({ at, bidder }: Readonly<PetitionFrame>, seat: Seat): boolean {
  return at !== 'opening-bid' && bidder === seat;
}

function isAsked({ at, active }: Readonly<PetitionFrame>, seat: Seat): boolean {
  return at === 'options' && active[0] === seat;
}

function isOut({ at, active, bidder }: Readonly<PetitionFrame>, seat: Seat): boolean {
  return at !== 'opening-bid' && seat !== bidder && (at !== 'options' || !active.includes(seat));
}

/** Whether what it has is less than the next bid; what its cards may add to it is its own secret (TAT-6.2.1-12). */
function isShort(petition: Readonly<PetitionFrame>, view: View, seat: Seat): boolean {
  const { at, bid, bidder, currency } = petition;
  const has = view.houses[seat]?.treasury ?? 0;
  return (
    at === 'options' &&
    currency !== 'favor' &&
    seat !== bidder &&
    !isOut(petition, seat) &&
    has <= bid
  );
}

function stands(
  petition: Readonly<PetitionFrame>,
  view: View,
  viewer: Seat | null,
  seat: Seat,
  last: number | undefined,
): string {
  const { bid, bidder, at, cost } = petition;
  if (at === 'opening-bid') return seat === petition.seat ? 'makes the opening bid' : 'waits';
  if (at !== 'options' && seat === bidder)
    return seat === petition.seat || forAll(petition)
      ? `won for ${petition.currency === 'favor' ? amount(petition, cost || bid) : cost || bid}`
      : `won, pays ${cost}`;
  if (seat === bidder) return `${seat === viewer ? 'bid' : 'bids'} ${bid}`;
  if (isOut(petition, seat)) return 'has passed';
  if (isShort(petition, view, seat)) return `has ${view.houses[seat]?.treasury ?? 0} of ${bid + 1}`;
  const turn = turnToRaise(petition, seat);
  // that it is asked is said below
  if (turn === 'now' && seat === viewer) return last === undefined ? 'to answer' : `bid ${last}`;
  return last === undefined ? `asked ${turn}` : `bid ${last}, ${turn === 'now' ? 'asked' : turn}`;
}

/** Those that may still raise are asked one after the other. */
function turnToRaise({ active, bidder }: Readonly<PetitionFrame>, seat: Seat): string {
  const place = active.filter((one) => one !== bidder).indexOf(seat);
  return place === 0 ? 'now' : place === 1 ? 'next' : 'later';
}

/** What comes of it if nobody says more; a rival that wins keeps the card from play (TAT-6.2.1-29, TAT-6.2.1-30). */
function outlook(petition: Readonly<PetitionFrame>, view: View, game: Game): string {
  const { at, bid, bidder, active, seat } = petition;
  if (at !== 'options') return '';
  const others = active.filter((other) => other !== bidder);
  const who = named(view, bidder);
  const unless = others.length === 0 ? '' : 'If nobody raises, ';
  if (bidder === seat || forAll(petition)) {
    return `${unless}${who} has it for ${amount(petition, bid)}.`;
  }
  const pays = amount({ ...petition, currency: 'solaris' }, costIfWon(game, petition, bidder, bid));
  return `${unless}${who} pays ${pays} and ${named(view, seat)} goes without it.`;
}

function amount({ currency }: Readonly<PetitionFrame>, number: number): string {
  if (number === 0) return 'nothing';
  return currency === 'favor' ? `${number} favor` : solarisWords(number);
}
