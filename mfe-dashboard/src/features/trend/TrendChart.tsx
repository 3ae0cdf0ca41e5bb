import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from 'styled-components';

const dayAndMonth = (date: string): string => formatDate(date).slice(0, 5);
/** Before the place is measured. */
const WIDTH = 800;

/** What is left of a day's declined decisions when its withdrawals stand apart. */
const otherwiseDeclined = ({ declined, withdrawn }: DailyRow): number => declined - withdrawn;

/**
 * Decisions per day by what came of them, as stacked bars: each piece is as tall as its count, a whole bar as the
 * day's decisions. In a chunk of its own, because the chart library is large.
 */
export const TrendChart = ({ rows, height }: { rows: readonly DailyRow[]; height: number }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { color, font } = useTheme();
  const tick = { fill: color.muted, fontSize: 13, fontFamily: font.family };
  const parts = [
    { key: 'accepted', drawn: 'accepted', fill: color.primary },
    { key: 'declined', drawn: otherwiseDeclined, fill: color.accent },
    { key: 'withdrawn', drawn: 'withdrawn', fill: color.accentDark },
  ] as const;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: WIDTH, height }}>
      <BarChart data={[...rows]} margin={{ top: 8, right: 12, bottom: 0, left: -12 }} accessibilityLayer>
        <CartesianGrid stroke={color.line} vertical={false} />
        <XAxis
          dataKey="date"
          tickFormatter={dayAndMonth}
          tick={tick}
          minTickGap={28}
          stroke={color.lineStrong}
        />
        <YAxis allowDecimals={false} tick={tick} stroke={color.lineStrong} width={56} />
        <Tooltip
          labelFormatter={(date) => formatDate(String(date))}
          // All that was declined, withdrawals among it, as the table says it.
          formatter={(value, name, { payload }) =>
            formatNumber(
              name === t('evidence.figure.declined') ? (payload as DailyRow).declined : Number(value),
              lang,
            )
          }
          contentStyle={{ borderRadius: 10, borderColor: color.line, background: color.surface }}
        />
        <Legend itemSorter={null} formatter={(name) => <span style={{ color: color.ink }}>{name}</span>} />
        {parts.map(({ key, drawn, fill }) => (
          <Bar
            key={key}
            dataKey={drawn}
            name={t(`evidence.figure.${key}`)}
            stackId="decisions"
            fill={fill}
            maxBarSize={32}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
};
