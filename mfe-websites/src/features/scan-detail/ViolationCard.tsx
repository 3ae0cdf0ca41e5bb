import { formatDate, useTexts } from '@yinyom/mfe-kit';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useScanTexts } from '../../texts/useScanTexts';
import { Facts } from './Facts';
import { HoldButton } from './HoldButton';
import { ruleOf } from './ruleOf';
import { setterAddress, waitingTag } from './setterWords';
import type { ViolationGroup } from './violationGroups';

const Code = styled.pre`
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.canvas};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Pages named one by one; the rest is counted. */
const NAMED_PAGES = 3;

interface ViolationCardProps {
  group: ViolationGroup;
  applicationId: string;
  /** The name of a type of category. */
  titleOf(this: void, type: number): string;
}

/** One setter's violations: what was set, when, by whom, on which pages, and what to do about it. */
export const ViolationCard = ({ group, applicationId, titleOf }: ViolationCardProps) => {
  const t = useTexts('websites');
  const words = useScanTexts();
  const { setBy, cookies, pages, passes, categoryTypes, since } = group;
  const place = ruleOf(setBy);
  const address = setterAddress(setBy);
  const tag = waitingTag(setBy, categoryTypes.find((type) => type !== 0) ?? 0);
  const more = pages.length - NAMED_PAGES;
  return (
    <Card as="li">
      <Stack $gap={3}>
        <Row $gap={2}>
          {passes.map((pass) => (
            <Badge key={pass} tone="danger">
              {t(`violation.${pass}`)}
            </Badge>
          ))}
          {categoryTypes.map((type) => (
            <Badge key={type}>{titleOf(type)}</Badge>
          ))}
        </Row>
        <Facts>
          <dt>{t('violation.what')}</dt>
          <dd>
            {cookies.map(({ name, domain }) => (
              <div key={`${name} ${domain}`}>
                <code>{name}</code> ({domain})
              </div>
            ))}
          </dd>
          <dt>{t('violation.who')}</dt>
          <dd>
            {t(`setBy.${setBy.kind}`)}
            {address && (
              <div>
                <code>{address}</code>
              </div>
            )}
          </dd>
          <dt>{t('violation.where')}</dt>
          <dd>
            {pages.slice(0, NAMED_PAGES).map((page) => (
              <div key={page}>{page}</div>
            ))}
            {more > 0 && <div>{t('violation.morePages', { number: String(more) })}</div>}
          </dd>
          {since && (
            <>
              <dt>{words('since')}</dt>
              <dd>{formatDate(since)}</dd>
            </>
          )}
          <dt>{t('violation.whatToDo')}</dt>
          <dd>{t(`violation.advice.${setBy.kind}`)}</dd>
        </Facts>
        {place && (
          <HoldButton
            applicationId={applicationId}
            place={place}
            categoryType={categoryTypes.find((type) => type > 1 && type < 5) ?? 0}
          />
        )}
        {tag && (
          <>
            <Code>{tag}</Code>
            <div>
              <CopyButton text={tag} size="small" />
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
};
