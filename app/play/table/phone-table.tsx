import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '@/app/_ui/base/tabs';
import { cardName } from '@/lib/engine/narration/naming';
import type { RiteFrame } from '@/lib/engine/state/frames';
import type { GameCardId, Seat, Zone } from '@/lib/engine/state/state';
import { ActionBar } from './action-bar';
import { lyingOn, rowLooksOf, styleOf } from './board-look';
import { boardSize, isBare } from './board-size';
import { Happened } from './happened';
import { HeldStrip } from './held-strip';
import { lyingIn, ofUse, useHouse } from './houses';
import { LitBeyond } from './lit-beyond';
import { isOnStage, matterOf } from './matter';
import { MatterCard } from './matter-card';
import styles from './phone-table.module.css';
import { Recap } from './recap';
import { HouseTab, OwnTab } from './rival-tab';
import { RivalTerritory } from './rival-territory';
import { Stage } from './stage';
import { lostIn } from './struck';
import { useTable } from './table-context';
import { Domain, Forum, Piles } from './territory';
import { Threat } from './threat';
import { TouchedCard } from './touched-card';
import { useLasting } from './use-lasting';
import { useSize } from './use-size';

const LOG = 'log';
/** The area of a rival. */
const areaOf = (seat: Seat) => `rival ${seat}`;

/**
 * Which area shows: the one that was chosen, until all that a new question lights lies in another with cards; the log until the
 * House answers from there. `across`: the
 * area of the first rival of whom something is lit, null where nothing is. `inRite`: that of the rival in the rite that is on.
 */
function useArea(onBoard: number, across: string | null, inHand: number, inRite: string | null) {
  const { snapshot, aim } = useTable();
  const { at, actions } = snapshot;
  const now = `${at} ${aim?.card ?? ''}`;
  const here = { since: now, at, isAsked: actions.length > 0 };
  const [{ area, ...then }, setArea] = useState({ area: 'board', ...here });
  const isAnswered = then.isAsked && at > then.at;
  const isHere = onBoard > 0 && across === null;
  const there = across ?? inRite;
  const isLog = area === LOG;
  const next = onBoard + inHand === 0 && there !== null ? there : isHere || isLog ? 'board' : area;
  if (then.since !== now) setArea({ area: isLog && !isAnswered ? LOG : next, ...here });
  return [area, (to: string) => setArea({ area: to, ...here })] as const;
}

/**
 * A phone, a tablet, a small window: the stage, one board, the hand and the decision, all of it in sight. What the rivals have
 * stands on their tabs; their cards, the log and the turns are behind one.
 */
export function PhoneTable({
  own,
  rivals,
}: {
  readonly own: Seat;
  readonly rivals: readonly Seat[];
}) {
  const { view, catalogue, places, aim, touched, asked, closing, struck } = useTable();
  const top = view.frames.at(-1);
  const house = useHouse(own);
  // cards have the room that an Interval leaves them, whatever a question has of it; what it asks for may hang below them
  const [ruler, room] = useSize();
  const { cards, roots } = lyingIn(view, house);
  const lying = lyingOn(
    roots,
    cards,
    house.zones.assembly.count,
    ofUse(cards, { places, aim }),
    lostIn(struck).length,
  );
  const size = useLasting(room, lying, boardSize);
  const looks = size && rowLooksOf(size);
  const isMany = rivals.length > 1;
  const matter = matterOf(view, aim);
  const isAtRest = !isOnStage(view, aim, matter);
  const asking = matter.kind === 'nothing' && top?.step === 'effect' ? asked : null;
  const count = (...seats: readonly (readonly [Seat, Zone])[]) =>
    seats
      .flatMap(([seat, zone]) => view.houses[seat]?.zones[zone].cards ?? [])
      .filter((id: GameCardId) =>
        aim === null ? places.cards.has(id) || closing?.cards.includes(id) : aim.targets.has(id),
      ).length;
  const before = (seat: Seat) => [[seat, 'domain'] as const, [seat, 'concealed'] as const];
  const litOnBoard = count(...before(own), [own, 'assembly']);
  const across = rivals.map((seat) => ({ seat, lit: count(...before(seat)) }));
  const rite = view.frames.findLast((frame): frame is RiteFrame => frame.step === 'rite');
  const inRite = rivals.find((seat) => seat === rite?.defender || seat === rite?.attacker);
  const firstAcross = across.find(({ lit }) => lit > 0);
  const [area, setArea] = useArea(
    litOnBoard,
    firstAcross === undefined ? null : areaOf(firstAcross.seat),
    count([own, 'hand']),
    inRite === undefined ? null : areaOf(inRite),
  );
  const areas = [
    {
      value: 'board',
      name: <OwnTab seat={own} isRoomy={!isMany} />,
      lit: litOnBoard,
      panel: (
        <>
          <span ref={ruler} className={styles.ruler} data-lasts />
          {looks !== null && (
            <div
              className={styles.board}
              data-look={looks.look}
              data-rest={isAtRest ? '' : undefined}
              style={styleOf(size)}
            >
              <Domain
                seat={own}
                {...looks}
                isBare={isBare(size)}
                beside={<Piles house={house} deck="house" />}
              />
              <Forum seat={own} look={looks.look} isBare={isBare(size)} />
            </div>
          )}
          <Recap />
          {looks !== null && <LitBeyond isFoot />}
        </>
      ),
    },
    ...across.map(({ seat, lit }) => ({
      value: areaOf(seat),
      name: <HouseTab seat={seat} isRoomy={!isMany} />,
      lit,
      panel: (
        <>
          <RivalTerritory seat={seat} />
          <LitBeyond isFoot />
        </>
      ),
    })),
    { value: LOG, name: <LogSign />, lit: 0, panel: <Happened className={styles.record} /> },
  ];
  const tabs = (
    <Tabs
      label="Areas of the table"
      value={area}
      onValueChange={setArea}
      className={styles.areas}
      tabs={areas.map(({ value, name, lit, panel }) => ({
        value,
        label: (
          <span
            className={styles.tab}
            data-lit={isMany && lit > 0 && value !== area ? '' : undefined}
          >
            {name}{' '}
            {lit > 0 && (
              <span className={styles.badge} data-here={value === area ? '' : undefined}>
                {lit}
                <span className="visually-hidden"> to choose</span>
              </span>
            )}
          </span>
        ),
        panel,
      }))}
    />
  );
  if (view.outcome !== null)
    return (
      <>
        <div className={styles.end}>
          <Stage />
          {tabs}
        </div>
        <ActionBar />
      </>
    );
  return (
    <>
      <Threat withNear />
      <div className={styles.phone}>
        {tabs}
        <div className={styles.lower}>
          <HeldStrip key={view.seat} house={house} onLog={() => setArea(LOG)} />
          <div className={styles.asking} data-about={isAtRest && asking === null ? undefined : ''}>
            <Stage />
            {asking !== null && (
              <MatterCard
                id={asking}
                label="The card that asks"
                title={cardName(view, catalogue, asking)}
                follows=""
                isRoomy
              />
            )}
            {/* where a card goes is asked alone */}
            {matter.kind !== 'aim' && <ActionBar />}
            {touched !== null && <TouchedCard at={touched} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** The log and the turns: the Houses leave no room for words. */
function LogSign() {
  return (
    <>
      <ScrollText size={20} aria-hidden />
      <span className="visually-hidden">Log and turns</span>
    </>
  );
}
