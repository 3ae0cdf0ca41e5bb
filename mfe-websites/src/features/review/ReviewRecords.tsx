import { getReviewCertificate, type Review, type ReviewPage } from '@yinyom/contracts/websites/review';
import { downloadFile, formatDateTime } from '@yinyom/mfe-kit';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';

const Item = styled(Row)`
  padding-block: ${({ theme }) => theme.space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > div {
    flex: 1 1 240px;
    min-width: 0;
  }
`;
const Small = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
`;
const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface ReviewRecordsProps {
  application: ReviewPage['application'];
  reviews: readonly Review[];
}

/** Who reviewed which version, and whether visitors are still told the same. */
export const ReviewRecords = ({ application, reviews }: ReviewRecordsProps) => {
  const t = useReviewTexts();
  return (
    <Card aria-labelledby="review-records">
      <Stack $gap={3}>
        <h2 id="review-records">{t('reviews')}</h2>
        <p>{t('statement')}</p>
        {reviews.length === 0 && <p>{t('reviews_none')}</p>}
        {reviews.length > 0 && (
          <ul>
            {reviews.map(({ version, at, by, note, content_sha256, current }) => (
              <Item key={`${version} ${by.id}`} as="li">
                <div>
                  <strong id={`review-${version}-${by.id}`}>
                    {t(by.external ? 'by_external' : 'by', { name: by.name })}
                  </strong>
                  {` · ${t(`role.${by.role}`)}`}
                  <Small>{t('of_version', { version: String(version), time: formatDateTime(at) })}</Small>
                  {note && <Note>{note}</Note>}
                  <Small>
                    {t('hash')}: <code>{content_sha256}</code>
                  </Small>
                </div>
                <DownloadButton
                  label={t('certificate')}
                  describedBy={`review-${version}-${by.id}`}
                  jsonName={`${application.domain_name}-review-${version}-${by.name}.json`}
                  load={() =>
                    downloadFile({
                      endpoint: getReviewCertificate,
                      params: { id: application.id, version: String(version) },
                      query: { by: by.id },
                      quiet: true,
                    })
                  }
                />
                <Badge tone={current ? 'success' : 'neutral'}>{t(current ? 'current' : 'outdated')}</Badge>
              </Item>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
};
