import { LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';

/** No rule has the id in the address. */
export default function RuleNotFound() {
  return (
    <Page narrow>
      <PageTitle title="No rule has this id" />
      <EmptyState
        title="How an id is written"
        example="For instance: TAT-4.2-03, CRF-1.A.i-01, C20, GF9-storm-06 or DES-Q12."
        actions={
          <LinkButton href="/rules" kind="primary">
            Find it in the rules
          </LinkButton>
        }
      >
        The rulebook, the section and a running number; or C and two digits, for a place where the
        rulebooks disagree. GF9 and DES are the two editions of the board game, Q one of their
        questions.
      </EmptyState>
    </Page>
  );
}
