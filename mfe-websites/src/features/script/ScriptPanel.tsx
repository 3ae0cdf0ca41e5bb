import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DecisionStep } from './DecisionStep';
import { InstallSteps } from './InstallSteps';
import { isFound } from './isFound';
import { MoreWays } from './MoreWays';
import { PasteStep } from './PasteStep';
import { SeenStep } from './SeenStep';

interface ScriptPanelProps {
  application: Application;
  /** How the banner is published for the first time. */
  publication: ReactNode;
}

/** From the line to paste to the first decision in three steps that follow by themselves; the rest is folded below. */
export const ScriptPanel = ({ application, publication }: ScriptPanelProps) => {
  const t = useTexts('websites');
  const [copied, setCopied] = useState(false);
  const { script, installation } = application;
  if (!script) return <EmptyState icon="alert" title={t('script.missing')} />;
  const seen = Boolean(installation?.seen_at);
  const pasted = copied || seen || isFound(application);
  return (
    <Stack $gap={6}>
      <Card>
        <InstallSteps aria-label={t('script.title')}>
          <PasteStep
            application={application}
            script={script}
            done={pasted}
            onCopied={() => setCopied(true)}
          />
          <SeenStep application={application} next={pasted} publication={publication} />
          <DecisionStep application={application} seen={seen} />
        </InstallSteps>
      </Card>
      <Card>
        <MoreWays application={application} script={script} />
      </Card>
    </Stack>
  );
};
