import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import { type FactionId, sheetOf } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import { FactionSign } from './faction-sign';
import { NumberKeys } from './number-keys';
import styles from './predict-answers.module.css';
import question from './question.module.css';
import { Suggested } from './suggested';

type Prediction = Extract<Action, { readonly kind: 'predict' }>;

function predictionOf({ action }: Offer): readonly Prediction[] {
  return action.kind === 'predict' ? [action] : [];
}

export function isPrediction(offer: Offer): boolean {
  return predictionOf(offer).length > 0;
}

/** Who wins and in which turn, as one answer: at first what is advised. */
export function PredictAnswers({
  offers,
  counsel,
  onAct,
}: {
  readonly offers: readonly Offer[];
  readonly counsel: Action | null;
  readonly onAct: (action: Action) => void;
}) {
  const all = offers.flatMap(predictionOf);
  const advised = counsel?.kind === 'predict' ? counsel : null;
  const [chosen, setChosen] = useState(advised ?? all[0]);
  if (chosen === undefined) return null;
  const factions = [...new Set(all.map(({ faction }) => faction))];
  const turns = [...new Set(all.map(({ turn }) => turn))];
  const name = (faction: FactionId) => sheetOf(faction).name;
  return (
    <>
      <div className={styles.factions}>
        {factions.map((faction) => (
          <Button
            key={faction}
            aria-pressed={faction === chosen.faction}
            data-suggested={faction === advised?.faction || undefined}
            onClick={() => setChosen({ ...chosen, faction })}
          >
            {faction === advised?.faction && <Suggested />}
            <FactionSign faction={faction} size={18} />
            {name(faction)}
          </Button>
        ))}
      </div>
      <NumberKeys
        label="Turn"
        numbers={turns}
        at={turns.indexOf(chosen.turn)}
        suggested={turns.indexOf(advised?.turn ?? -1)}
        nameOf={(rank) => `Turn ${turns[rank]}`}
        about={() => null}
        onChoose={(rank) => setChosen({ ...chosen, turn: turns[rank] ?? chosen.turn })}
      />
      <div data-foot className={question.answers}>
        <Button kind="primary" data-lit onClick={() => onAct(chosen)}>
          {name(chosen.faction)} wins in turn {chosen.turn}
        </Button>
      </div>
    </>
  );
}
