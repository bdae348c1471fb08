import { describe, expect, it } from 'vitest';
import { phaseDistance, unitaryOf } from '../testing/dense.ts';
import { isFault } from './fault.ts';
import { readOpenQasm } from './read-openqasm.ts';

function matrix(text: string) {
  const answer = readOpenQasm(text);
  if (isFault(answer)) throw new Error(`${answer.line}:${answer.column}: ${answer.message}\n${text}`);
  return { matrix: unitaryOf(answer.circuit), circuit: answer.circuit };
}

const wires = (count: number) => Array.from({ length: count }, (_, wire) => `q[${wire}]`).join(',');

/** What the names of `qelib1.inc` mean: its definitions down to U and CX (arXiv:1707.03429 and Qiskit), under other names. */
const QELIB1 = `
gate m_u3(theta,phi,lambda) q { U(theta,phi,lambda) q; }
gate m_u2(phi,lambda) q { U(pi/2,phi,lambda) q; }
gate m_u1(lambda) q { U(0,0,lambda) q; }
gate m_cx c,t { CX c,t; }
gate m_id a { U(0,0,0) a; }
gate m_u0(gamma) q { U(0,0,0) q; }
gate m_u(theta,phi,lambda) q { U(theta,phi,lambda) q; }
gate m_p(lambda) q { U(0,0,lambda) q; }
gate m_x a { m_u3(pi,0,pi) a; }
gate m_y a { m_u3(pi,pi/2,pi/2) a; }
gate m_z a { m_u1(pi) a; }
gate m_h a { m_u2(0,pi) a; }
gate m_s a { m_u1(pi/2) a; }
gate m_sdg a { m_u1(-pi/2) a; }
gate m_t a { m_u1(pi/4) a; }
gate m_tdg a { m_u1(-pi/4) a; }
gate m_rx(theta) a { m_u3(theta,-pi/2,pi/2) a; }
gate m_ry(theta) a { m_u3(theta,0,0) a; }
gate m_rz(phi) a { m_u1(phi) a; }
gate m_sx a { m_sdg a; m_h a; m_sdg a; }
gate m_sxdg a { m_s a; m_h a; m_s a; }
gate m_cz a,b { m_h b; m_cx a,b; m_h b; }
gate m_cy a,b { m_sdg b; m_cx a,b; m_s b; }
gate m_swap a,b { m_cx a,b; m_cx b,a; m_cx a,b; }
gate m_ch a,b { m_h b; m_sdg b; m_cx a,b; m_h b; m_t b; m_cx a,b; m_t b; m_h b; m_s b; m_x b; m_s a; }
gate m_ccx a,b,c { m_h c; m_cx b,c; m_tdg c; m_cx a,c; m_t c; m_cx b,c; m_tdg c; m_cx a,c; m_t b; m_t c; m_h c; m_cx a,b; m_t a; m_tdg b; m_cx a,b; }
gate m_cswap a,b,c { m_cx c,b; m_ccx a,b,c; m_cx c,b; }
gate m_crx(lambda) a,b { m_u1(pi/2) b; m_cx a,b; m_u3(-lambda/2,0,0) b; m_cx a,b; m_u3(lambda/2,-pi/2,0) b; }
gate m_cry(lambda) a,b { m_u3(lambda/2,0,0) b; m_cx a,b; m_u3(-lambda/2,0,0) b; m_cx a,b; }
gate m_crz(lambda) a,b { m_u1(lambda/2) b; m_cx a,b; m_u1(-lambda/2) b; m_cx a,b; }
gate m_cu1(lambda) a,b { m_u1(lambda/2) a; m_cx a,b; m_u1(-lambda/2) b; m_cx a,b; m_u1(lambda/2) b; }
gate m_cp(lambda) a,b { m_p(lambda/2) a; m_cx a,b; m_p(-lambda/2) b; m_cx a,b; m_p(lambda/2) b; }
gate m_cu3(theta,phi,lambda) c,t { m_u1((lambda+phi)/2) c; m_u1((lambda-phi)/2) t; m_cx c,t; m_u3(-theta/2,0,-(phi+lambda)/2) t; m_cx c,t; m_u3(theta/2,phi,0) t; }
gate m_csx a,b { m_h b; m_cu1(pi/2) a,b; m_h b; }
gate m_cu(theta,phi,lambda,gamma) c,t { m_p(gamma) c; m_p((lambda+phi)/2) c; m_p((lambda-phi)/2) t; m_cx c,t; m_u(-theta/2,0,-(phi+lambda)/2) t; m_cx c,t; m_u(theta/2,phi,0) t; }
gate m_rxx(theta) a,b { m_u3(pi/2,theta,0) a; m_h b; m_cx a,b; m_u1(-theta) b; m_cx a,b; m_h b; m_u2(-pi,pi-theta) a; }
gate m_rzz(theta) a,b { m_cx a,b; m_u1(theta) b; m_cx a,b; }
gate m_rccx a,b,c { m_u2(0,pi) c; m_u1(pi/4) c; m_cx b,c; m_u1(-pi/4) c; m_cx a,c; m_u1(pi/4) c; m_cx b,c; m_u1(-pi/4) c; m_u2(0,pi) c; }
gate m_rc3x a,b,c,d { m_u2(0,pi) d; m_u1(pi/4) d; m_cx c,d; m_u1(-pi/4) d; m_u2(0,pi) d; m_cx a,d; m_u1(pi/4) d; m_cx b,d; m_u1(-pi/4) d; m_cx a,d; m_u1(pi/4) d; m_cx b,d; m_u1(-pi/4) d; m_u2(0,pi) d; m_u1(pi/4) d; m_cx c,d; m_u1(-pi/4) d; m_u2(0,pi) d; }
gate m_c3x a,b,c,d { m_h d; m_p(pi/8) a; m_p(pi/8) b; m_p(pi/8) c; m_p(pi/8) d; m_cx a,b; m_p(-pi/8) b; m_cx a,b; m_cx b,c; m_p(-pi/8) c; m_cx a,c; m_p(pi/8) c; m_cx b,c; m_p(-pi/8) c; m_cx a,c; m_cx c,d; m_p(-pi/8) d; m_cx b,d; m_p(pi/8) d; m_cx c,d; m_p(-pi/8) d; m_cx a,d; m_p(pi/8) d; m_cx c,d; m_p(-pi/8) d; m_cx b,d; m_p(pi/8) d; m_cx c,d; m_p(-pi/8) d; m_cx a,d; m_h d; }
gate m_c3sqrtx a,b,c,d { m_h d; m_cu1(pi/8) a,d; m_h d; m_cx a,b; m_h d; m_cu1(-pi/8) b,d; m_h d; m_cx a,b; m_h d; m_cu1(pi/8) b,d; m_h d; m_cx b,c; m_h d; m_cu1(-pi/8) c,d; m_h d; m_cx a,c; m_h d; m_cu1(pi/8) c,d; m_h d; m_cx b,c; m_h d; m_cu1(-pi/8) c,d; m_h d; m_cx a,c; m_h d; m_cu1(pi/8) c,d; m_h d; }
gate m_c4x a,b,c,d,e { m_h e; m_cu1(pi/2) d,e; m_h e; m_c3x a,b,c,d; m_h e; m_cu1(-pi/2) d,e; m_h e; m_c3x a,b,c,d; m_c3sqrtx a,b,c,e; }
`;

/** The same of OpenQASM's `stdgates.inc`, phases included. Powers are where its definitions have roots. */
const STDGATES = `
gate m_p(λ) a { ctrl @ gphase(λ) a; }
gate m_x a { U(π, 0, π) a; gphase(-π/2); }
gate m_y a { U(π, π/2, π/2) a; gphase(-π/2); }
gate m_z a { m_p(π) a; }
gate m_h a { U(π/2, 0, π) a; gphase(-π/4); }
gate m_s a { pow(0.5) @ z a; }
gate m_sdg a { inv @ pow(0.5) @ z a; }
gate m_t a { pow(0.5) @ s a; }
gate m_tdg a { inv @ pow(0.5) @ s a; }
gate m_sx a { pow(0.5) @ x a; }
gate m_rx(θ) a { U(θ, -π/2, π/2) a; gphase(-θ/2); }
gate m_ry(θ) a { U(θ, 0, 0) a; gphase(-θ/2); }
gate m_rz(λ) a { gphase(-λ/2); U(0, 0, λ) a; }
gate m_cx a, b { ctrl @ m_x a, b; }
gate m_cy a, b { ctrl @ m_y a, b; }
gate m_cz a, b { ctrl @ m_z a, b; }
gate m_cp(λ) a, b { ctrl @ m_p(λ) a, b; }
gate m_crx(θ) a, b { ctrl @ m_rx(θ) a, b; }
gate m_cry(θ) a, b { ctrl @ m_ry(θ) a, b; }
gate m_crz(θ) a, b { ctrl @ m_rz(θ) a, b; }
gate m_ch a, b { ctrl @ m_h a, b; }
gate m_swap a, b { m_cx a, b; m_cx b, a; m_cx a, b; }
gate m_ccx a, b, c { ctrl @ ctrl @ m_x a, b, c; }
gate m_cswap a, b, c { ctrl @ m_swap a, b, c; }
gate m_cu(θ, φ, λ, γ) a, b { m_p(γ-θ/2) a; ctrl @ U(θ, φ, λ) a, b; }
gate m_CX a, b { ctrl @ U(π, 0, π) a, b; ctrl @ gphase(-π/2) a; }
gate m_phase(λ) q { U(0, 0, λ) q; }
gate m_cphase(λ) a, b { ctrl @ m_phase(λ) a, b; }
gate m_id a { U(0, 0, 0) a; }
gate m_u1(λ) q { U(0, 0, λ) q; }
gate m_u2(φ, λ) q { gphase(-(φ+λ+π/2)/2); U(π/2, φ, λ) q; }
gate m_u3(θ, φ, λ) q { gphase(-(φ+λ+θ)/2); U(θ, φ, λ) q; }
`;

interface Signature {
  name: string;
  angles: string;
  qubits: number;
}

function signatures(text: string): Signature[] {
  return [...text.matchAll(/gate m_(\w+)(\([^)]*\))? ([^{]+)\{/g)].map(([, name = '', parameters, qubits = '']) => {
    const values = ['0.7', '-1.3', '2.1', '0.4'].slice(0, parameters?.split(',').length ?? 0);
    return { name, angles: parameters ? `(${values.join(',')})` : '', qubits: qubits.split(',').length };
  });
}

describe('qelib1.inc', () => {
  it.each(signatures(QELIB1))('$name', ({ name, angles, qubits }) => {
    const text = (gate: string) =>
      `OPENQASM 2.0;\ninclude "qelib1.inc";${QELIB1}qreg q[${qubits}];\n${gate}${angles} ${wires(qubits)};\n`;
    expect(phaseDistance(matrix(text(name)).matrix, matrix(text(`m_${name}`)).matrix)).toBeLessThan(1e-7);
  });
});

describe('stdgates.inc', () => {
  it.each(signatures(STDGATES))('$name, and its phase where it is controlled', ({ name, angles, qubits }) => {
    const text = (gate: string) =>
      `OPENQASM 3.0;\ninclude "stdgates.inc";${STDGATES}qubit[${qubits + 1}] q;\nctrl @ ${gate}${angles} ${wires(qubits + 1)};\n`;
    expect(phaseDistance(matrix(text(name)).matrix, matrix(text(`m_${name}`)).matrix)).toBeLessThan(1e-7);
  });
});

describe('modifiers', () => {
  const in3 = (statement: string) =>
    matrix(`OPENQASM 3.0;\ninclude "stdgates.inc";
gate own(a) q, r { rx(a) q; cp(a/3) q, r; iswap q, r; u3(a, 1, 2) r; U(1, a, 3) q; }
qubit[4] q;\n${statement}\n`).matrix;

  it.each([
    ['inv @ own(0.4) q[0], q[1]; own(0.4) q[0], q[1];', 'id q[0];'],
    ['pow(3) @ own(0.4) q[0], q[1];', 'own(0.4) q[0],q[1]; own(0.4) q[0],q[1]; own(0.4) q[0],q[1];'],
    ['pow(-2) @ own(0.4) q[0], q[1]; pow(2) @ own(0.4) q[0], q[1];', 'id q;'],
    ['pow(0) @ own(0.4) q[0], q[1];', ''],
    ['inv @ inv @ own(0.4) q[0], q[1];', 'own(0.4) q[0], q[1];'],
    ['ctrl @ own(0.4) q[2], q[0], q[1];', 'inv @ negctrl @ own(0.4) q[2], q[0], q[1]; own(0.4) q[0], q[1];'],
    ['ctrl(2) @ x q[0], q[1], q[2];', 'ccx q[0], q[1], q[2];'],
    ['ctrl @ negctrl @ z q[0], q[1], q[2];', 'x q[1]; ctrl(2) @ z q[0], q[1], q[2]; x q[1];'],
    ['ctrl @ pow(2) @ U(0.3, 1, 2) q[0], q[1];', 'pow(2) @ ctrl @ U(0.3, 1, 2) q[0], q[1];'],
    ['ctrl @ inv @ U(0.3, 1, 2) q[0], q[1];', 'inv @ ctrl @ U(0.3, 1, 2) q[0], q[1];'],
    ['negctrl @ gphase(0.7) q[1];', 'x q[1]; p(0.7) q[1]; x q[1];'],
    ['negctrl(2) @ gphase(0.7) q[1], q[0];', 'x q; cp(0.7) q[0], q[1]; x q;'],
    ['ctrl @ gphase(pi/2) q;', 's q;'],
    ['pow(1/2.0) @ s q[0];', 't q[0];'],
    ['gphase(0.3); h q[0];', 'h q[0];'],
  ])('%s is %s', (left, right) => {
    expect(phaseDistance(in3(left), in3(right))).toBeLessThan(1e-7);
  });
});

describe('a gate that a text defines under the name of another', () => {
  const gatesOf = (text: string) => {
    const { circuit } = matrix(text);
    return {
      names: circuit.gates.map(({ name }) => name),
      used: circuit.columns.flat().map((each) => each.kind === 'gate' && each.gate),
    };
  };

  it('is that gate where it does the same', () => {
    const text =
      'OPENQASM 3.0;\ninclude "stdgates.inc";\ngate rzz(a) q, r { cx q, r; rz(a) r; cx q, r; }\nqubit[2] q;\nrzz(1) q[0], q[1];\n';
    expect(gatesOf(text)).toEqual({ names: [], used: ['rzz'] });
  });

  it('is one of its own where a phase differs that a control would show', () => {
    const text =
      'OPENQASM 3.0;\ninclude "stdgates.inc";\ngate rzz(a) q, r { cx q, r; p(a) r; cx q, r; }\nqubit[2] q;\nrzz(1) q[0], q[1];\n';
    expect(gatesOf(text)).toEqual({ names: ['rzz_1'], used: ['rzz_1'] });
    expect(
      gatesOf(text.replace('3.0', '2.0').replace('stdgates', 'qelib1').replace('qubit[2] q', 'qreg q[2]')),
    ).toEqual({
      names: [],
      used: ['rzz'],
    });
  });

  it('is what the text says from then on', () => {
    const text = 'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[1];\nh q[0];\ngate h a { x a; }\nh q[0];\n';
    expect(gatesOf(text)).toEqual({ names: ['h_1'], used: ['h', 'h_1'] });
  });
});
