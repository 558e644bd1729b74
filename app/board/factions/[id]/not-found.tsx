import { LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { FACTIONS } from '@/lib/board/factions/factions';

export default function FactionNotFound() {
  return (
    <Page narrow>
      <PageTitle title="There is no such faction" />
      <EmptyState
        title="Which there are"
        example={FACTIONS.map(({ name }) => name).join(', ')}
        actions={
          <LinkButton kind="primary" href="/board/factions">
            The six factions
          </LinkButton>
        }
      >
        The base game has six, in both editions. Those of expansions are not here.
      </EmptyState>
    </Page>
  );
}
