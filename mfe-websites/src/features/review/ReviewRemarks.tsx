import { ROLES } from '@yinyom/contracts/constants';
import type { ReviewPage } from '@yinyom/contracts/websites/review';
import type { ReviewRemark } from '@yinyom/contracts/websites/reviewRemark';
import { errorMessage, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useSettleReviewRemarkMutation } from '../../api/reviewApi';
import { useReviewTexts } from '../../texts/useReviewTexts';
import { Remark } from './Remark';
import { useTextNames } from './useTextNames';

const Item = styled(Row)`
  align-items: start;
  padding-block: ${({ theme }) => theme.space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }
`;

interface Settling {
  applicationId: string;
  remark: ReviewRemark;
  /** What the remark is about, for screen readers. */
  name: string;
}

/** For people who may edit the website. */
const Settle = ({ applicationId, remark, name }: Settling) => {
  const t = useReviewTexts();
  const [settle, { isLoading }] = useSettleReviewRemarkMutation();
  const isOpen = remark.settled === null;
  const label = t(isOpen ? 'remark_settle' : 'remark_open_again');
  const press = async () => {
    const params = { id: applicationId, remarkId: remark.id };
    const { error } = await settle({ params, body: { settled: isOpen } });
    if (error) toast.error(errorMessage(error));
    else toast.success(t(isOpen ? 'remark_settled_now' : 'remark_opened_now'));
  };
  return (
    <Button
      kind="secondary"
      size="small"
      busy={isLoading}
      aria-label={`${label}: ${name}`}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
};

/** All remarks of a website, open ones first. Nothing before the first one: the table of texts offers it. */
export const ReviewRemarks = ({ page }: { page: ReviewPage }) => {
  const t = useReviewTexts();
  const { nameOfPath } = useTextNames(page.published);
  const { role } = useSession();
  if (page.remarks.length === 0) return null;
  return (
    <Card aria-labelledby="review-remarks">
      <Stack $gap={3}>
        <h2 id="review-remarks">{t('remarks')}</h2>
        <p>{t('remarks_lead')}</p>
        <ul>
          {page.remarks.map((remark) => {
            const name = nameOfPath(remark.text_path);
            return (
              <Item key={remark.id} as="li">
                <Remark remark={remark} heading={<strong>{name}</strong>} />
                <Badge tone={remark.settled ? 'neutral' : 'warning'}>
                  {t(remark.settled ? 'remark_settled' : 'remark_open')}
                </Badge>
                {role >= ROLES.member && (
                  <Settle applicationId={page.application.id} remark={remark} name={name} />
                )}
              </Item>
            );
          })}
        </ul>
      </Stack>
    </Card>
  );
};
