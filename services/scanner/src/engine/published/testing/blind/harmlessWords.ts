import { items, table, text, times } from './html';
import { chanceOf, dashed, englishName, fullName, people, wrongId } from './persons';
import { harmless, type Sample } from './Sample';

export const words = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 23);
  const some = people(chance, 16);
  return [
    harmless(
      'sample ids of a form',
      'ตัวอย่างการกรอก',
      items(times(6, () => `ตัวอย่าง เลขประจำตัวประชาชน ${dashed(wrongId(chance))}`)),
    ),
    harmless(
      'a table of wrong ids',
      'ข้อมูลทดสอบ',
      table([['เลขบัตรประชาชน (ตัวอย่าง)', 'ผล'], ...times(12, () => [wrongId(chance), 'ไม่ถูกต้อง'])]),
    ),
    harmless(
      'news with names',
      'ข่าวเปิดงาน',
      text(
        ...some.map(
          (one) => `${fullName(one)} กล่าวเปิดงานและมอบนโยบายแก่ผู้เข้าร่วมงาน พร้อมเยี่ยมชมนิทรรศการภายในงานตลอดทั้งวัน`,
        ),
      ),
    ),
    harmless(
      'news of the student union',
      'สหภาพนักศึกษา',
      text(
        `สหภาพนักศึกษานำโดย ${some.slice(0, 11).map(fullName).join(', ')} จัดงานปฐมนิเทศ ณ ศาสนสถาน`,
        'ผู้บริจาคโลหิตทุกกรุ๊ปเลือดเข้าร่วม',
      ),
    ),
    harmless(
      'winners',
      'ผลประกวด',
      table([
        ['อันดับ', 'ชื่อ', 'รางวัล'],
        ...some.slice(0, 12).map((one, at) => [String(at + 1), fullName(one), 'เกียรติบัตร']),
      ]),
    ),
    harmless(
      'exams',
      'ตารางสอบ',
      table([
        ['วันที่', 'เวลา', 'รหัสวิชา', 'ห้อง', 'ที่นั่ง'],
        ...times(25, (at) => [
          `${1 + (at % 28)}/10/2567`,
          '09.00-12.00',
          chance.digits(7),
          `SC${chance.digits(4)}`,
          `A${at}`,
        ]),
      ]),
    ),
    harmless(
      'a privacy notice',
      'ประกาศความเป็นส่วนตัว',
      text(
        'ข้อมูลส่วนบุคคลที่เก็บ ได้แก่ ชื่อ เลขประจำตัวประชาชน หมายเลขหนังสือเดินทาง วันเดือนปีเกิด ที่อยู่ ศาสนา กรุ๊ปเลือด ประวัติอาชญากรรม เลขที่บัญชีธนาคาร',
        'ติดต่อเจ้าหน้าที่คุ้มครองข้อมูล dpo@rimtharn.go.th',
      ),
    ),
    harmless(
      'figures of religions',
      'สถิติประชากร',
      table([
        ['ศาสนา', 'ชาย', 'หญิง', 'รวม'],
        ...['พุทธ', 'อิสลาม', 'คริสต์', 'อื่น ๆ'].map((one) => [
          one,
          chance.digits(5),
          chance.digits(5),
          chance.digits(6),
        ]),
      ]),
    ),
    harmless(
      'figures of pupils',
      'จำนวนนักเรียน',
      table([
        ['ชั้น', 'ด.ช.', 'ด.ญ.', 'คะแนนเฉลี่ย'],
        ...times(14, (at) => [
          `ห้อง ${at}`,
          String(10 + chance.below(20)),
          String(10 + chance.below(20)),
          `${chance.below(80)}.5`,
        ]),
      ]),
    ),
    harmless(
      'masked ids',
      'ผู้ได้รับสิทธิ',
      table([
        ['ชื่อ', 'เลขประจำตัว', 'โทร'],
        ...some.map((one) => [
          `${one.title}${one.first} ${one.last.slice(0, 1)}***`,
          `x-xxxx-xxxxx-${one.id.slice(10, 12)}-${one.id.slice(12)}`,
          `08x-xxx-${chance.digits(4)}`,
        ]),
      ]),
    ),
    harmless(
      'dates of events',
      'ปฏิทิน',
      table([
        ['วัน', 'กิจกรรม', 'วิทยากร'],
        ...some.slice(0, 13).map((one, at) => [`${at + 1} มกราคม 2568`, 'อบรมเชิงปฏิบัติการ', fullName(one)]),
      ]),
    ),
    harmless(
      'authors of papers',
      'Publications',
      table([
        ['Author', 'Title', 'Year', 'DOI'],
        ...times(14, (at) => [
          englishName(chance),
          `Study ${at}`,
          `20${10 + at}`,
          `10.${chance.digits(4)}/j.${chance.digits(9)}`,
        ]),
      ]),
    ),
    harmless(
      'a law',
      'พ.ร.บ.',
      text(
        'มาตรา 26 ห้ามมิให้เก็บรวบรวมข้อมูลส่วนบุคคลเกี่ยวกับเชื้อชาติ เผ่าพันธุ์ ความคิดเห็นทางการเมือง ความเชื่อในลัทธิ ศาสนาหรือปรัชญา พฤติกรรมทางเพศ ประวัติอาชญากรรม ข้อมูลสุขภาพ ความพิการ ข้อมูลสหภาพแรงงาน ข้อมูลพันธุกรรม ข้อมูลชีวภาพ',
      ),
    ),
    harmless(
      'an empty form',
      'แบบคำขอ',
      '<form><label>เลขประจำตัวประชาชน <input name="cid" placeholder="1-2345-67890-12-3" maxlength="13"></label><label>โทรศัพท์ <input placeholder="081-234-5678"></label><label>อีเมล <input placeholder="name@example.com"></label></form>',
    ),
  ];
};
