import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Snippet } from '../../common/Snippet';
import { MailInstructions } from './MailInstructions';
import { InstallStep } from './InstallSteps';

interface PasteStepProps {
  application: Application;
  script: string;
  /** It was copied, or somebody pasted it already. */
  done: boolean;
  onCopied: () => void;
}

/** The line to copy, or to have pasted by somebody else. */
export const PasteStep = ({ application, script, done, onCopied }: PasteStepProps) => {
  const t = useTexts('websites');
  return (
    <InstallStep number={1} title={t('steps.paste')} state={done ? 'done' : 'now'}>
      <Snippet title={t('script.blocking')} code={script} onCopied={onCopied} primary>
        {t('script.lead')}
      </Snippet>
      <MailInstructions application={application} />
    </InstallStep>
  );
};
