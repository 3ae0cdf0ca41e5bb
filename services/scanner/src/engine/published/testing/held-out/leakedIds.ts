import { fullWidth, grouped, inventPeople, list, thaiDigits } from './people';
import { grid, page, type Sample } from './markup';

/** Pages with numbers of identity cards, each in another place and another form. */
export const leakedIds = (seed: number): Sample[] => {
  const one = inventPeople(seed);
  const { citizen, person, mobile } = one;
  const sample = (name: string, kinds: string[], title: string, body: string): Sample => ({
    name,
    kinds,
    html: page(title, body),
  });
  const numbered = (count: number, make: () => string[]) => list(count, (at) => [String(at + 1), ...make()]);
  return [
    sample(
      'table of ids',
      ['national_id', 'people_list'],
      'รายชื่อผู้มีสิทธิรับเงินสงเคราะห์',
      grid(
        ['ที่', 'ชื่อ - สกุล', 'เลขบัตรประชาชน'],
        numbered(14, () => [person(), citizen()]),
      ),
    ),
    sample(
      'one id in a sentence',
      ['national_id'],
      'คำสั่งแต่งตั้ง',
      `<p>ให้ ${person()} ถือบัตรประจำตัวประชาชนเลขที่ ${grouped(citizen(), '-')} ปฏิบัติหน้าที่ตั้งแต่วันนี้เป็นต้นไป</p>`,
    ),
    sample(
      'ids with spaces in a list',
      ['national_id'],
      'ผู้ได้รับเบี้ยยังชีพ',
      `<ul>${list(5, () => `<li>${person()} ${grouped(citizen(), ' ')}</li>`).join('')}</ul>`,
    ),
    sample(
      'Thai digits',
      ['national_id', 'people_list'],
      'บัญชีรายชื่อผู้สอบผ่าน',
      grid(
        ['ลำดับ', 'ชื่อ', 'เลขประจำตัวประชาชน'],
        numbered(11, () => [person(), thaiDigits(grouped(citizen(), '-'))]),
      ),
    ),
    sample(
      'attributes of rows',
      ['national_id'],
      'ทะเบียนสมาชิก',
      `<div class="list">${list(6, () => `<div class="card" data-citizen-id="${citizen()}"><b>สมาชิก</b></div>`).join('')}</div>`,
    ),
    sample(
      'comment',
      ['national_id'],
      'ข่าวรับสมัคร',
      `<p>ประกาศผล</p><!-- ส่งออกจากระบบ: เลขบัตรประชาชน\n${list(4, () => `${person()} ${citizen()}`).join('\n')} -->`,
    ),
    sample(
      'application/json',
      ['national_id'],
      'สมาชิกสหกรณ์',
      `<script type="application/json" id="data">${JSON.stringify({ page: 1, members: list(12, (at) => ({ id: at, fullName: person(), idCard: citizen() })) })}</script>`,
    ),
    sample(
      'state of a script',
      ['national_id'],
      'ระบบค้นหา',
      `<div id="app"></div><script>window.__INITIAL_STATE__ = ${JSON.stringify({ user: { nationalId: citizen(), name: person() }, list: list(3, () => ({ citizen_id: citizen() })) })};</script>`,
    ),
    sample(
      'hidden block',
      ['national_id'],
      'ประกาศ',
      `<p>ดูรายละเอียดที่งานทะเบียน</p><div style="display:none"><p>เลขบัตรประชาชน</p>${list(3, () => `<p>${citizen()}</p>`).join('')}</div>`,
    ),
    sample(
      'hidden inputs',
      ['national_id'],
      'แก้ไขข้อมูล',
      `<form>${list(3, () => `<input type="hidden" name="pid[]" value="${citizen()}">`).join('')}<label>เลขประจำตัวประชาชน <input name="q"></label></form>`,
    ),
    sample(
      'alternative text',
      ['national_id'],
      'ภาพกิจกรรม',
      `<img src="/a.jpg" alt="สำเนาบัตรประชาชน ${person()} เลขบัตรประชาชน ${grouped(citizen(), '-')}">`,
    ),
    sample(
      'template',
      ['national_id'],
      'รายงานตัว',
      `<template><ul>${list(4, () => `<li>เลขประจำตัวประชาชน ${citizen()}</li>`).join('')}</ul></template>`,
    ),
    sample(
      'full-width digits',
      ['national_id'],
      'ผู้เสียภาษีบุคคลธรรมดา',
      `<p>เลขประจำตัวประชาชน: ${fullWidth(citizen())}</p><p>เลขประจำตัวประชาชน: ${citizen().replace(/^(.)(.{4})(.{5})(..)(.)$/, '$1&nbsp;$2&nbsp;$3&nbsp;$4&nbsp;$5')}</p>`,
    ),
    sample(
      'English words',
      ['national_id'],
      'Visitor log',
      `<p>Citizen ID ${grouped(citizen(), '-')} was registered by the front office.</p>`,
    ),
    sample(
      'definition list',
      ['national_id'],
      'ประวัติผู้บริหาร',
      `<dl><dt>ชื่อ</dt><dd>${person()}</dd><dt>เลขบัตรประจำตัวประชาชน</dt><dd>${citizen()}</dd></dl>`,
    ),
    sample(
      'options of a list',
      ['national_id'],
      'เลือกผู้รับ',
      `<select>${list(12, () => `<option value="${citizen()}">${person()}</option>`).join('')}</select>`,
    ),
    sample(
      'preformatted',
      ['national_id', 'people_list'],
      'บันทึก',
      `<pre>${['ชื่อ\tเลขบัตรประชาชน\tโทรศัพท์', ...list(12, () => `${person()}\t${citizen()}\t${mobile()}`)].join('\n')}</pre>`,
    ),
    sample(
      'title row above the heads',
      ['national_id', 'people_list'],
      'ผู้มีสิทธิเลือกตั้ง',
      `<table><tr><td colspan="3">บัญชีแนบท้ายประกาศ</td></tr>${grid(
        ['ที่', 'ชื่อ-นามสกุล', 'หมายเลขบัตรประชาชน'],
        numbered(13, () => [person(), grouped(citizen(), ' ')]),
      ).replace(/<\/?table[^>]*>/g, '')}</table>`,
    ),
  ];
};
