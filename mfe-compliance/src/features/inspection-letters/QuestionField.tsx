import { letterQuestion } from '@yinyom/contracts/papers/inspectionLetter';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { fieldLimits } from '@yinyom/mfe-kit';
import en from '@yinyom/texts/inspection/en.json';
import th from '@yinyom/texts/inspection/th.json';
import { proposePapers } from '@yinyom/texts/sentences/proposePapers';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import styled from 'styled-components';
import { CheckboxGroup } from '../../form/CheckboxGroup';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { usePaperNames } from '../../texts/usePaperNames';
import type { QuestionValues } from './letterValues';

const Root = styled.li`
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
`;
const Said = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
/** Letters come in Thai and in English, whatever language the reader chose. */
const KEYWORDS = [th.keywords, en.keywords];
const LIMITS = fieldLimits(letterQuestion, (path) => path);

interface QuestionFieldProps {
  number: number;
  value: QuestionValues;
  error: string | undefined;
  /** Absent where it is the only one. */
  onRemove: (() => void) | undefined;
  onChange: (value: QuestionValues) => void;
}

/** One question of a letter: its words, the papers that answer it, what the organization says to it. */
export const QuestionField = ({ number, value, error, onRemove, onChange }: QuestionFieldProps) => {
  const t = useInspectionTexts();
  const nameOf = usePaperNames();
  const [proposed, setProposed] = useState<number | null>(null);
  const propose = () => {
    const found = proposePapers(value.question, KEYWORDS);
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
  return (
    <Root>
      <Stack>
        <TextField
          name={`question-${value.key}`}
          type="textarea"
          rows={3}
          label={t('form.question', { number })}
          value={value.question}
          error={error}
          aria-invalid={error === undefined ? undefined : true}
          maxLength={LIMITS['question']?.maxLength}
          required
          onChange={(question) => onChange({ ...value, question })}
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
      </Stack>
    </Root>
  );
};
