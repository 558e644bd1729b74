import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import type { Manual } from '@/lib/engine/by-hand/manual';
import { cardName, houseName } from '@/lib/engine/narration/naming';
import type { GameCardId, Seat, Zone } from '@/lib/engine/state/state';
import { PILES } from '@/lib/engine/state/zones';
import styles from './manual-dialog.module.css';
import { useTable } from './table-context';

/** What a House does by hand, where a card says what the engine does not run. The log marks it. */
export function ManualDialog({
  card,
  onClose,
}: {
  readonly card: GameCardId | null;
  readonly onClose: () => void;
}) {
  const { table, view, catalogue, viewer } = useTable();
  const [problem, setProblem] = useState<string | null>(null);
  const [seat, setSeat] = useState<Seat>(viewer ?? 0);
  const act = (manual: Manual) => setProblem(table.act(manual));

  return (
    <Dialog
      onClose={onClose}
      title={card === null ? 'By hand' : `By hand: ${cardName(view, catalogue, card)}`}
      description="For cards that the engine does not run. Nothing is paid for it, and the log calls it manual."
    >
      {problem !== null && (
        <p className="mt-3 text-illegal" role="alert">
          {problem}
        </p>
      )}
      {card === null ? (
        <>
          <HouseSelect label="House" seat={seat} onChange={setSeat} />
          <HouseByHand seat={seat} act={act} />
        </>
      ) : (
        <CardByHand card={card} act={act} />
      )}
    </Dialog>
  );
}

interface Acts {
  readonly act: (manual: Manual) => void;
}

/** Which House; nothing to choose where there is one. */
function HouseSelect({
  label,
  seat,
  onChange,
}: {
  readonly label: string;
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}) {
  const { view } = useTable();
  if (view.houses.length === 1) return null;
  return (
    <Select
      label={label}
      value={String(seat)}
      options={view.houses.map((_, at) => ({ value: String(at), label: houseName(view, at) }))}
      onValueChange={(value) => onChange(Number(value))}
    />
  );
}

const STATUSES = [
  ['disengaged', 'Disengage'],
  ['engaged', 'Engage'],
  ['subdued', 'Subdue'],
] as const;
const TOKENS = [
  ['deferment', 'Deferment', 'Deferment tokens'],
  ['spice', 'Spice', 'Spice on it'],
  ['program', 'Program', 'Program tokens'],
  ['marks', 'X', 'Tokens for its X'],
] as const;

function CardByHand({ card: id, act }: Acts & { readonly card: GameCardId }) {
  const card = useTable().view.cards[id];
  if (card === undefined) return null;
  const inDomain = card.place.zone === 'domain';
  return (
    <div className="flex flex-col gap-3 mt-4">
      <div className="flex flex-wrap items-center gap-2">
        {STATUSES.map(
          ([status, verb]) =>
            inDomain &&
            status !== card.status && (
              <Button key={status} onClick={() => act({ kind: 'manual-turn', card: id, status })}>
                {verb}
              </Button>
            ),
        )}
        <Button onClick={() => act({ kind: 'manual-discard', card: id })}>Discard</Button>
      </div>
      {inDomain &&
        TOKENS.map(([token, name, words]) => (
          <div key={token} className="flex flex-wrap items-center gap-2">
            <span className={styles.what}>{words}</span>
            <NumberStepper
              label={`${name} on it`}
              max={99}
              value={card[token]}
              onValueChange={(value) =>
                act({ kind: 'manual-tokens', card: id, token, by: value - card[token] })
              }
            />
          </div>
        ))}
      <MoveByHand card={id} act={act} />
    </div>
  );
}

/** A place and, in a Domain, a status. */
function MoveByHand({ card: id, act }: Acts & { readonly card: GameCardId }) {
  const { view, catalogue } = useTable();
  const [zone, setZone] = useState<Zone>('hand');
  const [seat, setSeat] = useState<Seat>(view.cards[id]?.place.seat ?? 0);
  const [host, setHost] = useState('none');
  const inDomain = zone === 'domain';
  const hosts = (view.houses[seat]?.zones.domain.cards ?? []).filter((one) => one !== id);

  function move() {
    const status = inDomain ? 'disengaged' : 'none';
    const under = inDomain && host !== 'none' ? Number(host) : null;
    act({ kind: 'manual-move', card: id, seat, zone, status, host: under });
  }

  return (
    <div className={styles.move}>
      <Select
        label="Move it to"
        value={zone}
        options={(Object.keys(PILES) as Zone[]).map((value) => ({ value, label: PILES[value] }))}
        onValueChange={setZone}
      />
      <HouseSelect label="Of" seat={seat} onChange={setSeat} />
      {inDomain && (
        <Select
          label="On"
          value={host}
          options={[
            { value: 'none', label: 'No host' },
            ...hosts.map((one) => ({ value: String(one), label: cardName(view, catalogue, one) })),
          ]}
          onValueChange={setHost}
        />
      )}
      <Button onClick={move}>Move</Button>
    </div>
  );
}

function HouseByHand({ seat, act }: Acts & { readonly seat: Seat }) {
  const [amount, setAmount] = useState(1);
  return (
    <div className="flex flex-col gap-3 mt-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className={styles.what}>Amount</span>
        <NumberStepper label="Amount" min={1} max={99} value={amount} onValueChange={setAmount} />
      </div>
      {(['solaris', 'spice', 'favor'] as const).map((what) => (
        <div key={what} className="flex flex-wrap items-center gap-2">
          <span className={styles.what}>{what}</span>
          <Button onClick={() => act({ kind: 'manual-gain', seat, what, amount })}>Gain</Button>
          <Button onClick={() => act({ kind: 'manual-lose', seat, what, amount })}>Lose</Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <span className={styles.what}>Guild Hoard</span>
        <Button onClick={() => act({ kind: 'manual-guild-hoard', by: amount })}>Add</Button>
        <Button onClick={() => act({ kind: 'manual-guild-hoard', by: -amount })}>Take</Button>
      </div>
      {(['imperial', 'house'] as const).map((deck) => (
        <div key={deck} className="flex flex-wrap items-center gap-2">
          <span className={styles.what}>{deck === 'imperial' ? 'Imperial' : 'House'} deck</span>
          <Button onClick={() => act({ kind: 'manual-draw', seat, deck })}>Draw</Button>
          <Button onClick={() => act({ kind: 'manual-shuffle', seat, zone: `${deck}-deck` })}>
            Shuffle
          </Button>
        </div>
      ))}
    </div>
  );
}
