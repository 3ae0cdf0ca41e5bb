import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Stack } from '@yinyom/ui/data/Stack';
import { composeLetter, type LetterOf } from '@yinyom/texts/sentences/requestLetter';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useNow } from '../../clock/useNow';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const Paper = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  overflow-wrap: anywhere;
  > h4 {
    font-size: ${({ theme }) => theme.font.size.lead};
  }
  > p {
    white-space: pre-line;
  }
`;

interface LetterPreviewProps {
  request: SubjectRequest;
  language: Lang;
  about: LetterOf;
}

/** The letter as the platform will make it, with the platform's own sentences. */
export const LetterPreview = ({ request, language, about }: LetterPreviewProps) => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery();
  const { number, person, received_at } = request;
  const writtenAt = useNow();
  const letter = composeLetter(
    language,
    {
      number,
      organization: data?.find(({ id }) => id === organizationId)?.name ?? '',
      name: person?.name ?? '',
      receivedAt: new Date(received_at),
      writtenAt,
    },
    about,
  );
  const parts = [letter, ...(letter.annex ? [letter.annex] : [])];
  return (
    <Stack $gap={2}>
      <h3>{t('letters.preview')}</h3>
      <Paper lang={LOCALE_TAGS[language]}>
        {parts.map(({ heading, paragraphs }) => (
          <Fragment key={heading}>
            <h4>{heading}</h4>
            {paragraphs.map((text, at) => (
              // Paragraphs have no names; their place is theirs.
              <p key={at}>{text}</p>
            ))}
          </Fragment>
        ))}
      </Paper>
      <div>
        <CopyButton
          size="small"
          text={parts.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n\n')}
        >
          {t('letters.copy')}
        </CopyButton>
      </div>
    </Stack>
  );
};
