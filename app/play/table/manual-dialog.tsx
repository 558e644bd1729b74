'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import type { Manual } from '@/lib/engine/by-hand/manual';
import { cardName, houseName } from '@/lib/engine/narration/naming';
import { PILES } from '@/lib/engine/narration/places';
import type { GameCardId, Seat, Status, Zone } from '@/lib/engine/state/state';
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

  function act(manual: Manual) {
    setProblem(table.act(manual));
  }

  const title = card === null ? 'By hand' : `By hand: ${cardName(view, catalogue, card)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="For cards that the engine does not run. Nothing is paid for it, and the log calls it manual."
    >
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {card !== null && <CardByHand card={card} act={act} />}
      {card === null && (
        <>
          {view.houses.length > 1 && (
            <Select
              label="House"
              value={String(seat)}
              options={view.houses.map((_, at) => ({
                value: String(at),
                label: houseName(view, at),
              }))}
              onValueChange={(value) => setSeat(Number(value))}
            />
          )}
          <HouseByHand seat={seat} act={act} />
        </>
      )}
    </Dialog>
  );
}

interface Acts {
  readonly act: (manual: Manual) => void;
}

const STATUSES = ['disengaged', 'engaged', 'subdued'] as const;
const STATUS_VERBS = { disengaged: 'Disengage', engaged: 'Engage', subdued: 'Subdue' } as const;
const TOKENS = ['deferment', 'spice', 'program'] as const;

function CardByHand({ card: id, act }: Acts & { readonly card: GameCardId }) {
  const card = useTable().view.cards[id];
  if (card === undefined) return null;
  const inDomain = card.place.zone === 'domain';
  const tokens = { deferment: card.deferment, spice: card.spice, program: card.program };
  return (
    <div className={styles.groups}>
      {inDomain && (
        <div className={styles.line}>
          {STATUSES.filter((status) => status !== card.status).map((status) => (
            <Button key={status} onClick={() => act({ kind: 'manual-turn', card: id, status })}>
              {STATUS_VERBS[status]}
            </Button>
          ))}
          <Button onClick={() => act({ kind: 'manual-discard', card: id })}>Discard</Button>
        </div>
      )}
      {!inDomain && (
        <div className={styles.line}>
          <Button onClick={() => act({ kind: 'manual-discard', card: id })}>Discard</Button>
        </div>
      )}
      {inDomain &&
        TOKENS.map((token) => (
          <div key={token} className={styles.line}>
            <span className={styles.what}>
              {token === 'spice' ? 'Spice on it' : `${TOKEN_NAMES[token]} tokens`}
            </span>
            <NumberStepper
              label={`${TOKEN_NAMES[token]} on it`}
              max={99}
              value={tokens[token]}
              onValueChange={(value) =>
                act({ kind: 'manual-tokens', card: id, token, by: value - tokens[token] })
              }
            />
          </div>
        ))}
      <MoveByHand card={id} act={act} />
    </div>
  );
}

const TOKEN_NAMES = { deferment: 'Deferment', spice: 'Spice', program: 'Program' } as const;

/** A place and, in a Domain, a status. */
function MoveByHand({ card: id, act }: Acts & { readonly card: GameCardId }) {
  const { view, catalogue } = useTable();
  const card = view.cards[id];
  const [zone, setZone] = useState<Zone>('hand');
  const [seat, setSeat] = useState<Seat>(card?.place.seat ?? 0);
  const [host, setHost] = useState<string>('none');
  if (card === undefined) return null;
  const status: Status = zone === 'domain' ? 'disengaged' : 'none';
  const hosts = (view.houses[seat]?.zones.domain.cards ?? []).filter((one) => one !== id);
  return (
    <div className={styles.move}>
      <Select
        label="Move it to"
        value={zone}
        options={(Object.keys(PILES) as Zone[]).map((value) => ({ value, label: PILES[value] }))}
        onValueChange={setZone}
      />
      {view.houses.length > 1 && (
        <Select
          label="Of"
          value={String(seat)}
          options={view.houses.map((_, at) => ({
            value: String(at),
            label: houseName(view, at),
          }))}
          onValueChange={(value) => setSeat(Number(value))}
        />
      )}
      {zone === 'domain' && (
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
      <Button
        onClick={() =>
          act({
            kind: 'manual-move',
            card: id,
            seat,
            zone,
            status,
            host: zone === 'domain' && host !== 'none' ? Number(host) : null,
          })
        }
      >
        Move
      </Button>
    </div>
  );
}

const GOODS = ['solaris', 'spice', 'favor'] as const;

function HouseByHand({ seat, act }: Acts & { readonly seat: Seat }) {
  const house = useTable().view.houses[seat];
  const [amount, setAmount] = useState(1);
  if (house === undefined) return null;
  return (
    <div className={styles.groups}>
      <div className={styles.line}>
        <span className={styles.what}>Amount</span>
        <NumberStepper label="Amount" min={1} max={99} value={amount} onValueChange={setAmount} />
      </div>
      {GOODS.map((what) => (
        <div key={what} className={styles.line}>
          <span className={styles.what}>{what}</span>
          <Button onClick={() => act({ kind: 'manual-gain', seat, what, amount })}>Gain</Button>
          <Button onClick={() => act({ kind: 'manual-lose', seat, what, amount })}>Lose</Button>
        </div>
      ))}
      <div className={styles.line}>
        <span className={styles.what}>Guild Hoard</span>
        <Button onClick={() => act({ kind: 'manual-guild-hoard', by: amount })}>Add</Button>
        <Button onClick={() => act({ kind: 'manual-guild-hoard', by: -amount })}>Take</Button>
      </div>
      <div className={styles.line}>
        <span className={styles.what}>Imperial deck</span>
        <Button onClick={() => act({ kind: 'manual-draw', seat, deck: 'imperial' })}>Draw</Button>
        <Button onClick={() => act({ kind: 'manual-shuffle', seat, zone: 'imperial-deck' })}>
          Shuffle
        </Button>
      </div>
      <div className={styles.line}>
        <span className={styles.what}>House deck</span>
        <Button onClick={() => act({ kind: 'manual-draw', seat, deck: 'house' })}>Draw</Button>
        <Button onClick={() => act({ kind: 'manual-shuffle', seat, zone: 'house-deck' })}>
          Shuffle
        </Button>
      </div>
    </div>
  );
}
