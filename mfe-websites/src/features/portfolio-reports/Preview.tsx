import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { previewPortfolioReport } from '@yinyom/contracts/consents/portfolioReport';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { downloadFile, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import styled from 'styled-components';
import { GroupSelect } from '../../common/groups/GroupSelect';
import type { PlacedGroup } from '../../common/groups/groupTree';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { useReportTexts } from '../../texts/useReportTexts';
import { useMonthName } from './useMonthName';

/** Months that can be drawn: this one and the twelve before. */
const MONTHS = 13;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const monthsUntil = (today: string): string[] => {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
};

/** A report of any month, drawn now and not sent. */
export const Preview = ({
  organizationId,
  groups,
}: {
  organizationId: string;
  groups: readonly PlacedGroup[];
}) => {
  const t = useReportTexts();
  const lang = useLang();
  const monthName = useMonthName();
  const [months] = useState(() => monthsUntil(bangkokDay(new Date())));
  const [month, setMonth] = useState(months[0] ?? '');
  const [language, setLanguage] = useState<Lang>(lang);
  const [group, setGroup] = useState<string | null>(null);
  const query = { organization_id: organizationId, month, language, ...(group && { group_id: group }) };
  const { loading, download } = useDownload(() =>
    downloadFile({ endpoint: previewPortfolioReport, query, quiet: true }),
  );
  return (
    <Card aria-labelledby="report-preview">
      <Stack>
        <h2 id="report-preview">{t('preview')}</h2>
        <p>{t('preview_text')}</p>
        <Choices>
          <Select
            label={t('month')}
            value={month}
            options={months.map((value) => ({ value, label: monthName(value) }))}
            onChange={setMonth}
          />
          {groups.length > 0 && (
            <GroupSelect
              label={t('about')}
              none={t('all')}
              groups={groups}
              all={groups}
              value={group}
              onChange={setGroup}
            />
          )}
          <Select
            label={t('language')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={setLanguage}
          />
        </Choices>
        <div>
          <Button kind="secondary" icon="download" busy={loading} onClick={() => void download()}>
            {t('preview_download')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
