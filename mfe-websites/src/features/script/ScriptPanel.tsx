import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Guides } from './Guides';
import { InstallationStatus } from './InstallationStatus';
import { ProofCheck } from './ProofCheck';
import { Snippet } from './Snippet';

const TAG_EXAMPLE = `<script type="text/plain" data-category="3">
  // statistics: runs only after consent
</script>`;

/** What the owner pastes: both snippets with what each can do, the installation's state and proof, guides, and how tags wait. */
export const ScriptPanel = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const { script, script_async } = application;
  if (!script) return <EmptyState icon="alert" title={t('script.missing')} />;
  return (
    <Stack $gap={6}>
      <Card>
        <Stack $gap={5}>
          <h2>{t('script.title')}</h2>
          <p>{t('script.lead')}</p>
          <InstallationStatus application={application} />
          <Snippet title={t('script.blocking')} code={script}>
            {t('script.blockingText')}
          </Snippet>
        </Stack>
      </Card>
      {script_async && (
        <Card>
          <Snippet title={t('script.async')} code={script_async}>
            {t('script.asyncText')}
          </Snippet>
        </Card>
      )}
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
    </Stack>
  );
};
