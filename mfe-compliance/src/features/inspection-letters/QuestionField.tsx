import { isOpenQuestion, letterQuestion } from '@yinyom/contracts/papers/inspectionLetter';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { fieldLimits } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Row } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useState } from 'react';
import styled from 'styled-components';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { FormSection } from '../../form/FormSection';
import type { SectionState } from '../../form/useSections';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { usePaperNames } from '../../texts/usePaperNames';
import type { QuestionValues } from './letterValues';
import { numberedQuestions } from './numberedQuestions';
import { proposedPapers } from './proposedPapers';

const Said = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const LIMITS = fieldLimits(letterQuestion, (path) => path);

interface QuestionFieldProps extends SectionState {
  number: number;
  /** It is the last one. */
  isLast: boolean;
  value: QuestionValues;
  error: string | undefined;
  /** Absent where it is the only one. */
  onRemove: (() => void) | undefined;
  onChange: (value: QuestionValues) => void;
  /** Several questions were pasted into the empty field. @returns whether they were taken */
  onPasted: (questions: string[]) => boolean;
}

/** One question of a letter: its words, the papers that answer it, what the organization says to it. */
export const QuestionField = ({
  number,
  isLast,
  value,
  error,
  onRemove,
  onChange,
  onPasted,
  ...section
}: QuestionFieldProps) => {
  const t = useInspectionTexts();
  const nameOf = usePaperNames();
  const [proposed, setProposed] = useState<number | null>(null);
  const propose = () => {
    const found = proposedPapers(value.question);
    const added = found.filter((paper) => !value.inspection_papers.includes(paper));
    setProposed(found.length);
    // What people chose stays.
    if (added.length > 0)
      onChange({
        ...value,
        inspection_papers: PAPER_ORDER.filter(
          (paper) => added.includes(paper) || value.inspection_papers.includes(paper),
        ),
      });
  };
  const { length: linked } = value.inspection_papers;
  const isOpen = isOpenQuestion(value);
  const answeredBy = linked > 0 ? t('form.linked', { number: linked }) : t('form.remark', { number });
  return (
    <li>
      <FormSection
        {...section}
        level={3}
        title={t('form.question', { number })}
        state={[isOpen ? t('page.no_paper') : answeredBy, value.question].filter(Boolean).join(' · ')}
        // Before anything is written nothing is missing yet.
        isMissing={isOpen && value.question !== ''}
        nextTitle={isLast ? undefined : t('form.question', { number: number + 1 })}
      >
        <TextField
          name={`question-${value.key}`}
          type="textarea"
          rows={3}
          label={
            <>
              <VisuallyHidden>{t('form.question', { number })}: </VisuallyHidden>
              {t('form.words')}
            </>
          }
          value={value.question}
          error={error}
          aria-invalid={error === undefined ? undefined : true}
          maxLength={LIMITS['question']?.maxLength}
          required
          onChange={(question) => onChange({ ...value, question })}
          onPaste={(event) => {
            const questions = numberedQuestions(event.clipboardData.getData('text'));
            if (value.question === '' && questions && onPasted(questions)) event.preventDefault();
          }}
        />
        <Row>
          <Button kind="secondary" size="small" icon="search" onClick={propose}>
            {t('form.propose')}
          </Button>
          {onRemove && <IconButton icon="trash" label={t('form.remove', { number })} onClick={onRemove} />}
        </Row>
        <div aria-live="polite">
          {proposed !== null && (
            <Said>
              {proposed > 0 ? t('form.proposed', { number: proposed }) : t('form.nothing_proposed')}
            </Said>
          )}
        </div>
        <CheckboxGroup
          name={`papers-${value.key}`}
          label={t('form.papers', { number })}
          options={PAPER_ORDER.map((paper) => ({ value: paper, label: nameOf(paper) }))}
          value={value.inspection_papers}
          onChange={(inspection_papers) => onChange({ ...value, inspection_papers })}
        />
        <TextField
          name={`remark-${value.key}`}
          type="textarea"
          rows={2}
          label={t('form.remark', { number })}
          hint={t('form.remark_hint')}
          value={value.remark}
          maxLength={LIMITS['remark']?.maxLength}
          onChange={(remark) => onChange({ ...value, remark })}
        />
      </FormSection>
    </li>
  );
};
