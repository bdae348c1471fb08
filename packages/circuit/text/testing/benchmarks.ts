/** Programs as public collections and exporters write them, each with the distribution that theory gives it. */
export interface Benchmark {
  readonly name: string;
  readonly text: string;
  readonly outcomes: Readonly<Record<string, number>>;
}

const uniform = (bits: number, fixed: (index: string) => string = (index) => index) =>
  Object.fromEntries(
    Array.from({ length: 2 ** bits }, (_, index) => [fixed(index.toString(2).padStart(bits, '0')), 1 / 2 ** bits]),
  );

/** Independent qubits with these probabilities of 1, the first rightmost. */
function independent(...ones: number[]): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: 2 ** ones.length }, (_, index) => [
      index.toString(2).padStart(ones.length, '0'),
      ones.reduce((share, one, qubit) => share * ((index >> qubit) & 1 ? one : 1 - one), 1),
    ]),
  );
}

const third = 1 / 3;

export const BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'ripple-carry adder with gates of its own',
    outcomes: { '10000': 1 },
    text: `// quantum ripple-carry adder from Cuccaro et al, quant-ph/0410184
OPENQASM 2.0;
include "qelib1.inc";
gate majority a,b,c
{
  cx c,b;
  cx c,a;
  ccx a,b,c;
}
gate unmaj a,b,c
{
  ccx a,b,c;
  cx c,a;
  cx a,b;
}
qreg cin[1];
qreg a[4];
qreg b[4];
qreg cout[1];
creg ans[5];
// set input states
x a[0]; // a = 0001
x b;    // b = 1111
// add a to b, storing result in b
majority cin[0],b[0],a[0];
majority a[0],b[1],a[1];
majority a[1],b[2],a[2];
majority a[2],b[3],a[3];
cx a[3],cout[0];
unmaj a[2],b[3],a[3];
unmaj a[1],b[2],a[2];
unmaj a[0],b[1],a[1];
unmaj cin[0],b[0],a[0];
measure b[0] -> ans[0];
measure b[1] -> ans[1];
measure b[2] -> ans[2];
measure b[3] -> ans[3];
measure cout[0] -> ans[4];
`,
  },
  {
    name: 'Bernstein-Vazirani with barriers on registers',
    outcomes: { '1011': 1 },
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg q[5];
creg c[4];
h q[0];h q[1];h q[2];h q[3];
x q[4];
h q[4];
barrier q[0],q[1],q[2],q[3],q[4];
cx q[0],q[4];
cx q[1],q[4];
cx q[3],q[4];
barrier q;
h q[0];
h q[1];
h q[2];
h q[3];
measure q[0] -> c[0];
measure q[1] -> c[1];
measure q[2] -> c[2];
measure q[3] -> c[3];
`,
  },
  {
    name: 'Fourier transform of a basis state',
    outcomes: uniform(4),
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg q[4];
creg c[4];
x q[0]; x q[2];
barrier q;
h q[0];
cu1(pi/2) q[1],q[0];
h q[1];
cu1(pi/4) q[2],q[0];
cu1(pi/2) q[2],q[1];
h q[2];
cu1(pi/8) q[3],q[0];
cu1(pi/4) q[3],q[1];
cu1(pi/2) q[3],q[2];
h q[3];
measure q -> c;
`,
  },
  {
    name: 'semiclassical inverse Fourier transform with one-bit registers',
    outcomes: { '0000': 1 },
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg q[4];
creg c0[1];
creg c1[1];
creg c2[1];
creg c3[1];
h q;
barrier q;
h q[0];
measure q[0] -> c0[0];
if(c0==1) u1(pi/2) q[1];
h q[1];
measure q[1] -> c1[0];
if(c0==1) u1(pi/4) q[2];
if(c1==1) u1(pi/2) q[2];
h q[2];
measure q[2] -> c2[0];
if(c0==1) u1(pi/8) q[3];
if(c1==1) u1(pi/4) q[3];
if(c2==1) u1(pi/2) q[3];
h q[3];
measure q[3] -> c3[0];
`,
  },
  {
    name: 'teleportation with a gate of its own that does nothing',
    outcomes: uniform2WithLast(Math.sin(0.15) ** 2),
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg c0[1];
creg c1[1];
creg c2[1];
// optional post-rotation for state tomography
gate post q { }
u3(0.3,0.2,0.1) q[0];
h q[1];
cx q[1],q[2];
barrier q;
cx q[0],q[1];
h q[0];
measure q[0] -> c0[0];
measure q[1] -> c1[0];
if(c0==1) z q[2];
if(c1==1) x q[2];
post q[2];
measure q[2] -> c2[0];
`,
  },
  {
    name: 'W state by a controlled Hadamard that the text defines',
    outcomes: { '001': third, '010': third, '100': third },
    text: `OPENQASM 2.0;
include "qelib1.inc";
gate cH a,b {
h b; sdg b; cx a,b; h b; t b; cx a,b; t b; h b; s b; x b; s a;
}
qreg q[3];
creg c[3];
u3(1.9106332362490186,0,0) q[0];
cH q[0],q[1];
ccx q[0],q[1],q[2];
x q[0];
x q[1];
cx q[0],q[1];
measure q[0] -> c[0];
measure q[1] -> c[1];
measure q[2] -> c[2];
`,
  },
  {
    name: 'iterative phase estimation with resets and conditions on a whole register',
    outcomes: { '0101': 1 },
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
qreg eigen[1];
creg c[4];
x eigen[0];
h q[0];
cu1(2*pi*5/16*8) q[0],eigen[0];
h q[0];
measure q[0] -> c[0];
reset q[0];
h q[0];
cu1(2*pi*5/16*4) q[0],eigen[0];
if(c==1) u1(-pi/2) q[0];
h q[0];
measure q[0] -> c[1];
reset q[0];
h q[0];
cu1(2*pi*5/16*2) q[0],eigen[0];
if(c==1) u1(-pi/4) q[0];
if(c==2) u1(-pi/2) q[0];
if(c==3) u1(-3*pi/4) q[0];
h q[0];
measure q[0] -> c[2];
reset q[0];
h q[0];
cu1(2*pi*5/16) q[0],eigen[0];
if(c==1) u1(-pi/8) q[0];
if(c==2) u1(-pi/4) q[0];
if(c==3) u1(-3*pi/8) q[0];
if(c==4) u1(-pi/2) q[0];
if(c==5) u1(-5*pi/8) q[0];
if(c==6) u1(-6*pi/8) q[0];
if(c==7) u1(-7*pi/8) q[0];
h q[0];
measure q[0] -> c[3];
`,
  },
  {
    name: 'GHZ as MQT Bench writes it',
    outcomes: { '0000': 0.5, '1111': 0.5 },
    text: `// Benchmark was created by MQT Bench on 2022-08-31
// For more information about MQT Bench, please visit https://www.cda.cit.tum.de/mqtbench/
// MQT Bench version: 0.1.0
// Qiskit version: {'qiskit-terra': '0.20.2', 'qiskit-aer': '0.10.4'}

OPENQASM 2.0;
include "qelib1.inc";
qreg q[4];
creg meas[4];
h q[3];
cx q[3],q[2];
cx q[2],q[1];
cx q[1],q[0];
barrier q[0],q[1],q[2],q[3];
measure q[0] -> meas[0];
measure q[1] -> meas[1];
measure q[2] -> meas[2];
measure q[3] -> meas[3];
`,
  },
  {
    name: 'phase estimation with nested gates, as Qiskit exports it',
    outcomes: { '1_011': 1 },
    text: `OPENQASM 2.0;
include "qelib1.inc";
gate gate_IQFT_dg q0,q1,q2 { swap q0,q2; h q0; cp(-pi/2) q1,q0; h q1; cp(-pi/4) q2,q0; cp(-pi/2) q2,q1; h q2; }
gate unitary_power(param0) q0,q1 { p(param0/2) q0; cx q0,q1; p(-(param0)/2) q1; cx q0,q1; p(param0/2) q1; }
gate gate_QPE(param0) q0,q1,q2,q3 { h q0; h q1; h q2; unitary_power(param0) q0,q3; unitary_power(2*param0) q1,q3; unitary_power(param0*2^2) q2,q3; gate_IQFT_dg q0,q1,q2; }
qreg eval[3];
qreg state[1];
creg meas[3];
creg flag[1];
x state[0];
gate_QPE(0.75*pi) eval[0],eval[1],eval[2],state[0];
barrier eval[0],eval[1],eval[2],state[0];
measure eval[0] -> meas[0];
measure eval[1] -> meas[1];
measure eval[2] -> meas[2];
measure state[0] -> flag[0];
`,
  },
  {
    name: 'swap test',
    outcomes: { '0': 1 - (1 - Math.cos(0.4) ** 2) / 2, '1': (1 - Math.cos(0.4) ** 2) / 2 },
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg anc[1]; qreg a[1]; qreg b[1];
creg c[1];
ry(1.1) a; ry(0.3) b;
h anc;
cswap anc,a,b;
h anc;
measure anc -> c;
`,
  },
  {
    name: 'Grover on three qubits, twice',
    outcomes: Object.fromEntries(
      Object.entries(uniform(3)).map(([bits]) => [bits, bits === '110' ? 0.9453125 : 0.0078125]),
    ),
    text: `OPENQASM 2.0;
include "qelib1.inc";
gate oracle a,b,c { x a; h c; ccx a,b,c; h c; x a; }
gate diffusion a,b,c { h a; h b; h c; x a; x b; x c; h c; ccx a,b,c; h c; x a; x b; x c; h a; h b; h c; }
qreg q[3];
creg c[3];
h q;
oracle q[0],q[1],q[2]; diffusion q[0],q[1],q[2];
oracle q[0],q[1],q[2]; diffusion q[0],q[1],q[2];
measure q -> c;
`,
  },
  {
    name: 'ansatz of a variational eigensolver',
    outcomes: independent(Math.sin(0.35) ** 2, Math.sin(-0.55) ** 2, Math.sin(1.05) ** 2),
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg meas[3];
u3(0.7,0,0) q[0];
u3(-1.1,0.25,-1e-2) q[1];
u2(0,pi) q[2];
u2(0,pi) q[2];
u3(2.1,.5,2.) q[2];
cz q[0],q[1];
rzz(0.3) q[1],q[2];
cu1(-3*pi/8) q[0],q[2];
u1(sin(pi/3)+ln(2)*cos(0)^2) q[0];
barrier q;
measure q -> meas;
`,
  },
  {
    name: 'repetition code with a syndrome register',
    outcomes: { '11_000': 1 },
    text: `// Repetition code syndrome measurement
OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
qreg a[2];
creg c[3];
creg syn[2];
gate syndrome d1,d2,d3,a1,a2
{
  cx d1,a1; cx d2,a1;
  cx d2,a2; cx d3,a2;
}
x q[1]; // error
barrier q;
syndrome q[0],q[1],q[2],a[0],a[1];
measure a -> syn;
if(syn==1) x q[0];
if(syn==2) x q[2];
if(syn==3) x q[1];
measure q -> c;
`,
  },
  {
    name: 'gates that the text defines instead of including them',
    outcomes: { '00': 0.5, '11': 0.5 },
    text: `OPENQASM 2.0;
gate u3(theta,phi,lambda) q { U(theta,phi,lambda) q; }
gate u2(phi,lambda) q { U(pi/2,phi,lambda) q; }
gate cx c,t { CX c,t; }
gate h a { u2(0,pi) a; }
qreg q[2];
creg c[2];
h q[0];
cx q[0],q[1];
measure q -> c;
`,
  },
  {
    name: 'many controls of qelib1.inc',
    outcomes: { '11_1_1111': 1 },
    text: `OPENQASM 2.0;
include "qelib1.inc";
qreg q[4]; qreg three[1]; qreg r[2];
creg c[4]; creg d[1]; creg e[2];
x q; c3x q[0],q[1],q[2],three[0];
c3sqrtx q[0],q[1],q[2],r[0]; c3sqrtx q[0],q[1],q[2],r[0];
rc3x q[0],q[1],q[2],r[1];
id q; u0(1) q[0];
c4x q[0],q[1],q[2],q[3],three[0]; c4x q[0],q[1],q[2],q[3],three[0];
rccx q[0],q[1],r[1]; rccx q[0],q[1],r[1];
measure q -> c; measure three -> d; measure r -> e;
`,
  },
  {
    name: 'rotations of two qubits that Qiskit defines beside the file',
    outcomes: { '00': Math.cos(0.4) ** 2, '11': Math.sin(0.4) ** 2 },
    text: `OPENQASM 2.0;
include "qelib1.inc";
gate ryy(param0) q0,q1 { rx(pi/2) q0; rx(pi/2) q1; cx q0,q1; rz(param0) q1; cx q0,q1; rx(-pi/2) q0; rx(-pi/2) q1; }
gate rxx_139(param0) q0,q1 { h q0; h q1; cx q0,q1; rz(0.3) q1; cx q0,q1; h q1; h q0; }
qreg q[2];
creg meas[2];
rxx(0.5) q[0],q[1];
ryy(0.0) q[0],q[1];
rxx_139(0.3) q[0],q[1];
measure q -> meas;
`,
  },
  {
    name: 'adder of the OpenQASM 3 examples',
    outcomes: { '10000': 1 },
    text: `/*
 * quantum ripple-carry adder
 * Cuccaro et al, quant-ph/0410184
 */
OPENQASM 3.0;
include "stdgates.inc";

gate majority a, b, c {
    cx c, b;
    cx c, a;
    ccx a, b, c;
}

gate unmaj a, b, c {
    ccx a, b, c;
    cx c, a;
    cx a, b;
}

qubit[1] cin;
qubit[4] a;
qubit[4] b;
qubit[1] cout;
bit[5] ans;
uint[4] a_in = 1;  // a = 0001
uint[4] b_in = 15; // b = 1111
// initialize qubits
reset cin;
reset a;
reset b;
reset cout;

// set input states
for uint i in [0: 3] {
  if(bool(a_in[i])) x a[i];
  if(bool(b_in[i])) x b[i];
}
// add a to b, storing result in b
majority cin[0], b[0], a[0];
for uint i in [0: 2] { majority a[i], b[i + 1], a[i + 1]; }
cx a[3], cout[0];
for uint i in [2: -1: 0] { unmaj a[i],b[i+1],a[i+1]; }
unmaj cin[0], b[0], a[0];
ans[0:3] = measure b[0:3];
ans[4] = measure cout[0];
`,
  },
  {
    name: 'inverse Fourier transform of the OpenQASM 3 examples',
    outcomes: { '0000': 1 },
    text: `OPENQASM 3;
include "stdgates.inc";
qubit[4] q;
bit[4] c;
reset q;
h q;
barrier q;
h q[0];
c[0] = measure q[0];
if (int[4](c) == 1) { phase(pi / 2) q[1]; }
h q[1];
c[1] = measure q[1];
if (int[4](c) == 1) { phase(pi / 4) q[2]; }
if (int[4](c) == 2) { phase(pi / 2) q[2]; }
if (int[4](c) == 3) { phase(pi / 2 + pi / 4) q[2]; }
h q[2];
c[2] = measure q[2];
if (c[0]) phase(pi / 8) q[3];
if (c[1]) phase(pi / 4) q[3];
if (c[2]) phase(pi / 2) q[3];
h q[3];
c[3] = measure q[3];
`,
  },
  {
    name: 'teleportation in OpenQASM 3',
    outcomes: uniform2WithLast(Math.sin(0.15) ** 2),
    text: `OPENQASM 3.1;
include "stdgates.inc";
qubit[3] q;
bit c0;
bit c1;
bit c2;
reset q;
U(0.3, 0.2, 0.1) q[0];
h q[1];
cx q[1], q[2];
barrier q;
cx q[0], q[1];
h q[0];
c0 = measure q[0];
c1 = measure q[1];
if (c0 == 1) z q[2];
if (c1 == 1) { x q[2]; } else { id q[2]; }
c2 = measure q[2];
`,
  },
  {
    name: 'dynamic circuit as Qiskit exports it',
    outcomes: { '00': 0.5, '11': 0.5 },
    text: `OPENQASM 3.0;
include "stdgates.inc";
gate rzz(p0) _gate_q_0, _gate_q_1 {
  cx _gate_q_0, _gate_q_1;
  rz(p0) _gate_q_1;
  cx _gate_q_0, _gate_q_1;
}
gate sxdg _gate_q_0 {
  s _gate_q_0;
  h _gate_q_0;
  s _gate_q_0;
}
gate circuit_87(_gate_p_0) _gate_q_0, _gate_q_1 {
  rzz(_gate_p_0) _gate_q_0, _gate_q_1;
  sx _gate_q_1;
  sxdg _gate_q_1;
}
bit[2] c;
qubit[2] q;
h q[0];
circuit_87(0.5) q[0], q[1];
c[0] = measure q[0];
if (c[0]) {
  x q[1];
} else {
  barrier q[0], q[1];
}
c[1] = measure q[1];
`,
  },
  {
    name: 'physical qubits of a transpiled circuit',
    outcomes: { '00': 0.5, '11': 0.5 },
    text: `OPENQASM 3.0;
include "stdgates.inc";
bit[2] meas;
rz(pi/2) $5;
sx $5;
rz(pi/2) $5;
cx $5, $12;
barrier $5, $12;
meas[0] = measure $12;
meas[1] = measure $5;
`,
  },
  {
    name: 'hidden string in a constant',
    outcomes: { '1011': 1 },
    text: `OPENQASM 3.0;
include "stdgates.inc";
const bit[4] secret = "1011";
const int n = 4;
qubit[n] q;
qubit anc;
bit[n] c;
let inputs = q[0:n-1];
x anc; h anc; h inputs;
for int i in [0:n-1] { if (secret[i] == 1) cx q[i], anc; }
h inputs;
c = measure inputs;
`,
  },
  {
    name: 'modifiers in any order',
    outcomes: { '1111': 1 },
    text: `OPENQASM 3.0;
include "stdgates.inc";
qubit[4] q;
bit[4] c;
negctrl @ x q[0], q[1];
ctrl @ negctrl @ x q[1], q[0], q[2];
pow(2) @ inv @ ctrl @ negctrl @ sx q[1], q[0], q[3];
inv @ pow(-3) @ x q[0];
c = measure q;
`,
  },
  {
    name: 'a qubit that is read again and again',
    outcomes: { '00': 0.75 * 0.75, '01': 0.75 * 0.25, '10': 0.25 * 0.75, '11': 0.25 * 0.25 },
    text: `OPENQASM 3.0;
include "stdgates.inc";
qubit q;
bit[2] c;
for int i in {0, 1} { ry(pi/3) q; c[i] = measure q; if (c[i]) x q; }
`,
  },
];

/** Two fair bits, and a third on the left that is 1 with a probability. */
function uniform2WithLast(one: number): Record<string, number> {
  return Object.fromEntries(
    ['00', '01', '10', '11'].flatMap((bits) => [
      [`0${bits}`, (1 - one) / 4],
      [`1${bits}`, one / 4],
    ]),
  );
}
