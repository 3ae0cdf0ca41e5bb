import {
  isOpenQuestion,
  papersOfLetter,
  type InspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetter';
import { formatDate, formatDateTime, Link } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Facts } from '@yinyom/ui/data/Facts';
import { placeOf } from '../../places/paperPlaces';
import { ReadinessBadge } from '../../words/ReadinessBadge';
import { useLetterPapers } from './useLetterPapers';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { usePaperNames } from '../../texts/usePaperNames';
import { CoverLetter } from './CoverLetter';
import { LetterBinder } from './LetterBinder';

const Questions = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding-inline-start: ${({ theme }) => theme.space(6)};
  list-style: decimal;
  overflow-wrap: anywhere;
  > li::marker {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;
const Words = styled.p`
  white-space: pre-line;
`;
const Papers = styled.ul`
  margin-top: ${({ theme }) => theme.space(1)};
  padding-inline-start: ${({ theme }) => theme.space(5)};
  list-style: disc;
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Missing = styled.p`
  color: ${({ theme }) => theme.color.warning};
`;

const Answers = ({ letter }: { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  return (
    <Card aria-labelledby="answers">
      <Stack>
        <h2 id="answers">{t('answer.title')}</h2>
        {letter.letter_answers.length === 0 ? (
          <p>{t('answer.none')}</p>
        ) : (
          letter.letter_answers
            .toReversed()
            .map(({ at, by, reference, answered_on, remark, sent_binder: sent, cover_sha256 }) => (
              <div key={at}>
                <Facts
                  facts={[
                    [t('answer.reference'), reference],
                    [t('answer.on'), formatDate(answered_on)],
                    [t('answer.remark'), remark],
                    [t('answer.binder'), sent && `${sent.file_name} · SHA-256 ${sent.sha256}`],
                    [t('answer.hash'), cover_sha256.th],
                  ]}
                />
                <Quiet>{t('answer.by', { name: by.name, at: formatDateTime(at) })}</Quiet>
              </div>
            ))
        )}
      </Stack>
    </Card>
  );
};

/** A letter as it is: facts, questions with their papers, cover letter, binder, answers. */
export const LetterView = ({ letter }: { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  const nameOf = usePaperNames();
  const { readinessOf } = useLetterPapers(letter);
  const { period_from: from, period_until: until } = letter;
  return (
    <SideColumns>
      <Card aria-labelledby="questions">
        <Stack>
          <h2 id="questions">{t('letters.questions')}</h2>
          <Questions>
            {letter.questions.map(({ question, inspection_papers: papers, remark }, index) => (
              // Questions have no names; their place in the letter is theirs.
              <li key={index}>
                <Words>{question}</Words>
                {isOpenQuestion({ inspection_papers: papers, remark }) && (
                  <Missing>{t('page.no_paper')}</Missing>
                )}
                {papers.length > 0 && (
                  <Papers>
                    {papersOfLetter([{ inspection_papers: papers }]).map((paper) => {
                      const known = readinessOf(paper);
                      return (
                        <li key={paper}>
                          <Link to={placeOf(paper, known).to}>{nameOf(paper)}</Link>{' '}
                          {known && <ReadinessBadge state={known.state} />}
                        </li>
                      );
                    })}
                  </Papers>
                )}
                {remark && <Quiet>{remark}</Quiet>}
              </li>
            ))}
          </Questions>
        </Stack>
      </Card>
      <Stack $gap={5}>
        <Card aria-labelledby="facts">
          <Stack>
            <h2 id="facts">{t('page.facts')}</h2>
            <Facts
              facts={[
                [t('letters.from'), letter.letter_from],
                [t('letters.number'), letter.letter_number],
                [t('letters.date'), formatDate(letter.letter_date)],
                [t('letters.due'), formatDate(letter.due_date)],
                [
                  t('form.period'),
                  [from, until]
                    .filter(Boolean)
                    .map((day) => formatDate(day))
                    .join(' – '),
                ],
              ]}
            />
          </Stack>
        </Card>
        <CoverLetter letter={letter} />
        <LetterBinder letter={letter} />
        <Answers letter={letter} />
      </Stack>
    </SideColumns>
  );
};
