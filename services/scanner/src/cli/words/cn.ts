import type { ReportWords } from './ReportWords';

export const cn: ReportWords = {
  title: '{url} 的扫描结果',
  clean: '在已查看的页面上未发现违规。',
  failed: '无法扫描：{reason}',
  blocked: '网站拒绝了扫描器（403、429、503，或突然几乎没有内容）。不能据此认为网站没有设置 Cookie。',
  partial: '只查看了一部分：{reason}',
  before: '{domain} 的 {name} 在任何人同意之前就已存在',
  after: '尽管访客已拒绝，{domain} 的 {name} 仍然存在',
  hold: '在获得同意之前拦截 {tag}，或移除该标签。',
  holdOther: '找出是什么设置了它，并在获得同意之前拦截。',
  page: '页面',
  banner: '横幅：{score} 分（满分 100）',
  noBanner: '横幅：未找到，因此未能查看接受或拒绝之后的情况。',
  open: '未检查：{list}（是否如此尚不清楚）',
  pages: '已查看 {loaded} 个页面，{others} 个无法打开。',
  unknown: '尚无类别：{count} 项。请为每项指定类别，以便判断。',
  next: '下一步',
  nextViolation: '修复上述违规，然后再次扫描。',
  nextWarning: '查看上述警告；是否需要修复由您判断。',
  nextClean: '请定期扫描：新标签随时可能改变结果。',
  nextAgain: '请放行扫描器，或稍后再次扫描。',
};
