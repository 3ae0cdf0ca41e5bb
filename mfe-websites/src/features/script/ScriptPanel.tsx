import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Guides } from './Guides';
import { MoreWays } from './MoreWays';
import { ProofCheck } from './ProofCheck';
import { Snippet } from './Snippet';

const TAG_EXAMPLE = `<script type="text/plain" data-category="3">
  // statistics: runs only after consent
</script>`;

/** What the owner pastes, the installation's state and proof, guides, how tags wait, and what else there is. */
export const ScriptPanel = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const { script } = application;
  if (!script) return <EmptyState icon="alert" title={t('script.missing')} />;
  return (
    <Stack $gap={6}>
      <Card>
        <Stack $gap={5}>
          <h2>{t('script.title')}</h2>
          <p>{t('script.lead')}</p>
          <Snippet title={t('script.blocking')} code={script}>
            {t('script.blockingText')}
          </Snippet>
        </Stack>
      </Card>
      <Card>
        <ProofCheck application={application} />
      </Card>
      <Card>
        <Guides script={script} />
      </Card>
      <Card>
        <Snippet title={t('script.tagsTitle')} code={TAG_EXAMPLE}>
          {t('script.tagsText')}
        </Snippet>
      </Card>
      <Card>
        <MoreWays application={application} />
      </Card>
    </Stack>
  );
};
