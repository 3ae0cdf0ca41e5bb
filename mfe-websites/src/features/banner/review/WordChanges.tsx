import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import type { ChangedLanguage, ChangedText } from './changedTexts';
import { wordDiff } from './wordDiff';
import type { Piece } from './wordDiff';

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0;
  > div {
    padding: ${({ theme }) => theme.space(3)};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.canvas};
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  del {
    background: ${({ theme }) => theme.color.dangerSoft};
  }
  ins {
    background: ${({ theme }) => theme.color.successSoft};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    text-decoration: none;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.h5`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  font-size: ${({ theme }) => theme.font.size.body};
`;

const Field = styled.p`
  margin-bottom: ${({ theme }) => theme.space(1)};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const Side = ({ pieces, mark: Mark }: { pieces: readonly Piece[]; mark: 'del' | 'ins' }) =>
  pieces.length === 0
    ? '–'
    : pieces.map(({ text, changed }, index) => (changed ? <Mark key={index}>{text}</Mark> : text));

const TextChange = ({ change, language }: { change: ChangedText; language: Lang }) => {
  const t = useTexts('websites');
  const tag = LOCALE_TAGS[language];
  const { before, after } = wordDiff(change.before, change.after, tag);
  return (
    <div>
      <Field>{t(`field.${change.path}`)}</Field>
      <Sides>
        <div>
          <dt>{t('review.before')}</dt>
          <dd lang={tag}>
            <Side pieces={before} mark="del" />
          </dd>
        </div>
        <div>
          <dt>{t('review.after')}</dt>
          <dd lang={tag}>
            <Side pieces={after} mark="ins" />
          </dd>
        </div>
      </Sides>
    </div>
  );
};

/** Every text that visitors will read differently: as it stands now and as it will, with what differs marked. */
export const WordChanges = ({ changes }: { changes: readonly ChangedLanguage[] }) => {
  const t = useTexts('websites');
  if (changes.length === 0) return null;
  return (
    <Stack as="section" $gap={4}>
      <h4>{t('review.words')}</h4>
      {changes.map(({ language, kind, texts, file }) => (
        <Stack key={language} as="section" $gap={3}>
          <Name lang={LOCALE_TAGS[language]}>{LANGUAGE_NAMES[language]}</Name>
          {kind !== 'changed' && <p>{t(`review.language_${kind}`)}</p>}
          {texts.map((change) => (
            <TextChange key={change.path} change={change} language={language} />
          ))}
          {file && <p>{t('review.file')}</p>}
        </Stack>
      ))}
    </Stack>
  );
};
