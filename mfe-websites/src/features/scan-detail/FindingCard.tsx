import { evidenceLines, type EvidenceWords } from '@yinyom/texts/sentences/evidenceLines';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Fold } from '@yinyom/ui/data/Fold';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useScanTexts } from '../../texts/useScanTexts';
import { AllowFinding } from './AllowFinding';
import { Facts } from './Facts';
import { HoldButton } from './HoldButton';

const TONES = { violation: 'danger', warning: 'warning', notice: 'neutral' } as const;

interface FindingCardProps {
  finding: ScanFinding;
  applicationId: string;
  /** The name of a type of category. */
  titleOf(this: void, type: number): string;
}

/** One finding: what it is, where and when, who, by which evidence, what to do, and one press that holds it. */
export const FindingCard = ({ finding, applicationId, titleOf }: FindingCardProps) => {
  const t = useScanTexts();
  const words = useTexts('websites');
  const lang = useLang();
  const { code, verdict, page, pages, passes, company, host, script, category_type, evidence, rule, since } =
    finding;
  const who = [company, host].filter(Boolean).join(' · ');
  const evidenceWords = t('words.evidence', { returnObjects: true }) as unknown as EvidenceWords;
  const measured = evidenceLines(evidence, evidenceWords, (value) => formatNumber(value, lang)).filter(
    ({ key }) => key !== 'allowed_reason',
  );
  return (
    <Card as="li">
      <Stack $gap={3}>
        <h4>{t(`words.finding.${code}.title`)}</h4>
        <Row $gap={2}>
          <Badge tone={TONES[verdict]}>{t(`words.verdict.${verdict}`)}</Badge>
          {passes.map((pass) => (
            <Badge key={pass}>{words(`passMark.${pass}`)}</Badge>
          ))}
          {category_type > 0 && <Badge>{titleOf(category_type)}</Badge>}
        </Row>
        <Facts>
          {(who || script) && (
            <>
              <dt>{t('who')}</dt>
              <dd>
                {who}
                {script && (
                  <div>
                    <code>{script}</code>
                  </div>
                )}
              </dd>
            </>
          )}
          <dt>{t('where')}</dt>
          <dd>
            {page}
            {pages > 1 && <div>{t('morePages', { number: formatNumber(pages - 1, lang) })}</div>}
          </dd>
          {since && (
            <>
              <dt>{t('since')}</dt>
              <dd>{formatDate(since)}</dd>
            </>
          )}
          <dt>{t('whatToDo')}</dt>
          <dd>{t(`words.finding.${code}.advice`)}</dd>
        </Facts>
        {rule && verdict !== 'notice' && (
          <HoldButton applicationId={applicationId} place={rule} categoryType={category_type} />
        )}
        <AllowFinding applicationId={applicationId} finding={finding} />
        {measured.length > 0 && (
          <Fold look="link" title={t('evidence')}>
            <Facts>
              {measured.map(({ key, label, value }) => [
                <dt key={key}>{label}</dt>,
                <dd key={`${key} value`}>{value}</dd>,
              ])}
            </Facts>
          </Fold>
        )}
      </Stack>
    </Card>
  );
};
