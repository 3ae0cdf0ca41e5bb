import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { writtenDayOfYear } from '@yinyom/contracts/time/writtenDay';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import {
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useTheme } from 'styled-components';
import { PLOT, WIDTH } from './plot';
import { withTodayApart } from './withTodayApart';

interface TrendChartProps {
  rows: readonly DailyRow[];
  height: number;
  /** Days with a publication; the last of them is named. */
  published: readonly string[];
}

/**
 * Decisions per day by what came of them, a line for each: every line is as high as its own count and none is a sum of others.
 * Lines end with the last finished day; what today has so far are points of their own.
 * In a chunk of its own, because the chart library is large.
 */
export const TrendChart = ({ rows, height, published }: TrendChartProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { data, today } = withTodayApart(rows, bangkokToday());
  const { color, font } = useTheme();
  const tick = { fill: color.muted, fontSize: 13, fontFamily: font.family };
  /** Beside the line, where there is room. */
  const isLate = (day: string) => rows.findIndex(({ date }) => date === day) > rows.length / 2;
  const latest = published.at(-1);
  const isNamedLate = latest !== undefined && isLate(latest);
  // Told apart by their strokes, too, for those who see no colours.
  const lines = [
    { key: 'accepted', stroke: color.primary, dash: '' },
    { key: 'declined', stroke: color.accentDark, dash: '7 4' },
    { key: 'withdrawn', stroke: color.violet, dash: '2 3' },
  ] as const;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: WIDTH, height }}>
      <LineChart data={data} margin={PLOT.margin} accessibilityLayer>
        <CartesianGrid stroke={color.line} vertical={false} />
        <XAxis
          dataKey="date"
          tickFormatter={writtenDayOfYear}
          tick={tick}
          minTickGap={28}
          stroke={color.lineStrong}
        />
        <YAxis allowDecimals={false} tick={tick} stroke={color.lineStrong} width={PLOT.axis} />
        <Tooltip
          labelFormatter={(date) => formatDate(String(date))}
          formatter={(value) => formatNumber(Number(value), lang)}
          contentStyle={{ borderRadius: 10, borderColor: color.line, background: color.surface }}
        />
        <Legend itemSorter={null} formatter={(name) => <span style={{ color: color.ink }}>{name}</span>} />
        {published.map((day, at) => (
          <ReferenceLine
            key={day}
            x={day}
            stroke={color.info}
            strokeDasharray="4 4"
            {...(at === published.length - 1 && {
              label: {
                value: t('trend.lastPublication'),
                fill: color.info,
                fontSize: 13,
                position: isLate(day) ? 'insideTopRight' : 'insideTopLeft',
              },
            })}
          />
        ))}
        {today && (
          <ReferenceLine
            x={today.date}
            stroke={color.lineStrong}
            strokeDasharray="2 4"
            label={{
              value: t('trend.soFar'),
              fill: color.muted,
              fontSize: 13,
              // At the top, because withdrawals run along the bottom; below the name of a late publication.
              position: 'insideTopRight',
              dy: isNamedLate ? 18 : 0,
            }}
          />
        )}
        {lines.map(({ key, stroke, dash }) => (
          <Line
            key={key}
            dataKey={key}
            name={t(`evidence.figure.${key}`)}
            stroke={stroke}
            strokeDasharray={dash}
            strokeWidth={2}
            // A day alone has no line; other days show their point under the pointer.
            dot={rows.length === 1 ? { r: 2, strokeDasharray: '' } : false}
            isAnimationActive={false}
          />
        ))}
        {today &&
          lines.map(({ key, stroke }) => (
            <Line
              key={`today_${key}`}
              dataKey={`today.${key}`}
              name={`${t(`evidence.figure.${key}`)} (${t('trend.soFar')})`}
              stroke={stroke}
              strokeWidth={2}
              legendType="none"
              dot={{ r: 4, fill: color.surface }}
              isAnimationActive={false}
            />
          ))}
      </LineChart>
    </ResponsiveContainer>
  );
};
