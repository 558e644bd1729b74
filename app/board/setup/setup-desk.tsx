'use client';

import { Printer, Swords } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { late } from '@/app/_ui/base/late';
import { PageTitle } from '@/app/_ui/base/page-title';
import { PhoneParts } from '@/app/_ui/base/phone-parts';
import { Verdict } from '@/app/_ui/base/verdict';
import { inEdition, setupQuery } from '@/lib/board/setup/link';
import { type BoardSetup, MOST_NAME } from '@/lib/board/setup/setup';
import { EditionChoice } from '../edition-choice';
import { Keep } from './keep';
import { MoreMenu } from './more-menu';
import { OptionList } from './option-list';
import styles from './setup.module.css';
import { SuggestedSeats } from './suggested-seats';
import { TableRing } from './table-ring';
import { useSetup } from './use-setup';
import type { SaidVerdict } from './verdict-of';

// What comes below, and all that is known of the map, the cards and the turn, comes when the page stands.
const Sheet = late(() => import('./sheet').then((module) => module.Sheet));
const SetupVerdict = late(() => import('./setup-verdict').then((module) => module.SetupVerdict));
const SeatEditor = late(() => import('./seat-editor').then((module) => module.SeatEditor));
const KeptList = late(() => import('./kept-list').then((module) => module.KeptList));
const StartAndOdds = late(() => import('./start-and-odds').then((module) => module.StartAndOdds));

/** A set-up as it is built: the table, who sits there, what is agreed on, the verdict, and the sheet for the table. */
export function SetupDesk({
  served,
  verdict,
  sheet,
}: {
  readonly served: BoardSetup;
  /** What the check says of what was served. */
  readonly verdict: SaidVerdict;
  /** The sheet as the server drew it, of what it served. */
  readonly sheet: ReactNode;
}) {
  const { setup, change } = useSetup(served);
  const [circle, setCircle] = useState(0);
  const [view, setView] = useState<View>('table');
  return (
    <div className={styles.views} data-view={view}>
      <div className={styles.screen}>
        <PageTitle
          title="Set up the board game"
          note="Agree on seats and rules; then print a sheet for your own table, or play it here."
          actions={
            <>
              <SuggestedSeats setup={setup} onChange={change} />
              <LinkButton
                kind="primary"
                className={styles.play}
                href={`/board/play?${setupQuery(setup)}`}
              >
                <Swords size={16} aria-hidden />
                Play
              </LinkButton>
              <Button className={styles.print} onClick={() => print()}>
                <Printer size={16} aria-hidden />
                Print sheet
              </Button>
              <MoreMenu setup={setup} onOpen={change} />
            </>
          }
        />
        <PhoneParts
          label="Parts of the set-up"
          parts={VIEWS}
          value={view}
          onValueChange={setView}
        />
        <div className={styles.desk}>
          <section aria-labelledby="game" className={styles.game} data-part="rules">
            <h2 id="game" className="wide-only">
              The game
            </h2>
            <EditionChoice
              hasHint
              value={setup.edition}
              onValueChange={(edition) => change(inEdition(setup, edition))}
            />
          </section>
          <div className={styles.verdict}>
            <SetupVerdict
              setup={setup}
              onMend={change}
              meanwhile={
                setup === served ? (
                  <Verdict tone={verdict.tone}>{verdict.words}</Verdict>
                ) : (
                  <Verdict tone="begun">Checking …</Verdict>
                )
              }
            />
          </div>
          <section aria-labelledby="seats" className={styles.part} data-part="table">
            <h2 id="seats">The table</h2>
            <TableRing setup={setup} circle={circle} onCircle={setCircle} onChange={change} />
          </section>
          <div className={styles.seat} data-part="table">
            <SeatEditor key={circle} setup={setup} circle={circle} onChange={change} />
          </div>
          <section aria-labelledby="agreed" className={styles.part} data-part="rules">
            <h2 id="agreed">What is played</h2>
            <div>
              <div className={styles.named}>
                <TextInput
                  label="Name of the game"
                  placeholder="None yet"
                  maxLength={MOST_NAME}
                  value={setup.name}
                  onValueChange={(name) => change({ ...setup, name })}
                />
                <Keep setup={setup} />
              </div>
              <KeptList shown={setup} onOpen={change} />
            </div>
            <OptionList setup={setup} onChange={change} />
          </section>
        </div>
      </div>
      <div data-part="sheet">
        {setup === served ? sheet : <Sheet setup={setup} meanwhile={sheet} />}
      </div>
      <div className={styles.screen} data-part="deal">
        <StartAndOdds setup={setup} />
      </div>
    </div>
  );
}

/** What of the set-up a phone shows at a time; a wide page shows all of it. */
const VIEWS = [
  ['table', 'Table'],
  ['rules', 'Rules'],
  ['sheet', 'Sheet'],
  ['deal', 'Deal and odds'],
] as const;
type View = (typeof VIEWS)[number][0];
