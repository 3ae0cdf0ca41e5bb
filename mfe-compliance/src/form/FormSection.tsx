import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { FoldCard } from '../layout/FoldCard';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import type { SectionState } from './useSections';

interface FormSectionProps extends SectionState {
  title: string;
  /** What a closed section says of its content. */
  state: string;
  level?: 2 | 3;
  /** Something is missing in it. */
  isMissing?: boolean;
  /** Title of the section after it; absent: it is the last one. */
  nextTitle?: string | undefined;
  children: ReactNode;
}

/** One of the sections of a long form: its fields keep what was typed while it is closed. */
export const FormSection = ({
  title,
  state,
  level = 2,
  isMissing,
  isOpen,
  isEntered,
  nextTitle,
  onToggle,
  onNext,
  children,
}: FormSectionProps) => {
  const t = useComplianceTexts();
  const summary = useRef<HTMLElement>(null);
  // The section that a person goes on to: its heading is read, and the next press of Tab is its first field.
  useEffect(() => {
    if (isEntered) summary.current?.focus();
  }, [isEntered]);
  return (
    <FoldCard
      title={title}
      state={state}
      level={level}
      isOpen={isOpen}
      onToggle={onToggle}
      summary={summary}
      {...(isMissing !== undefined && { isMissing })}
    >
      {children}
      {isOpen && nextTitle !== undefined && (
        <Row>
          <Button kind="quiet" size="small" onClick={onNext}>
            {t('section.next', { title: nextTitle })}
          </Button>
        </Row>
      )}
    </FoldCard>
  );
};
