import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Area, AreaChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from 'styled-components';

const dayAndMonth = (date: string): string => formatDate(date).slice(0, 5);

/** Decisions per day by what came of them. In a chunk of its own, because the chart library is large. */
export const TrendChart = ({ rows, height }: { rows: readonly DailyRow[]; height: number }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { color, font } = useTheme();
  const tick = { fill: color.muted, fontSize: 13, fontFamily: font.family };
  return (
    <ResponsiveContainer width="100%" height={height}>
      <AreaChart data={[...rows]} margin={{ top: 8, right: 12, bottom: 0, left: -12 }} accessibilityLayer>
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
          formatter={(value) => formatNumber(Number(value), lang)}
          contentStyle={{ borderRadius: 10, borderColor: color.line }}
        />
        <Legend itemSorter={null} formatter={(name) => <span style={{ color: color.ink }}>{name}</span>} />
        <Area
          dataKey="accepted"
          name={t('trend.accepted')}
          stackId="decided"
          stroke={color.success}
          fill={color.success}
          fillOpacity={0.22}
          strokeWidth={2}
          isAnimationActive={false}
        />
        <Area
          dataKey="declined"
          name={t('trend.declined')}
          stackId="decided"
          stroke={color.danger}
          strokeDasharray="5 3"
          fill={color.danger}
          fillOpacity={0.16}
          strokeWidth={2}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
};
