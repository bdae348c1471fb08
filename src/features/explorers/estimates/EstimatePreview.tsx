import { Fragment } from 'react';
import { currentText, figuresOf } from '#src/model/figures.ts';
import { urls } from '#src/model/urls.ts';
import type { PublishedEstimate } from './estimate-values.ts';

/** An estimate as it opens beside its mark: what it says, and by what it gets there. */
export function EstimatePreview({ estimate }: { estimate: PublishedEstimate }) {
  const { id, short, problem, note } = estimate;
  return (
    <>
      <p id="preview-title">
        {short} <small>{problem}</small>
      </p>
      <div id="preview-text">
        <dl>
          {figuresOf(`estimates/${id}`).map((figure) => (
            <Fragment key={figure.id}>
              <dt>{figure.label}</dt>
              <dd>
                {currentText(figure)}
                {figure.values[0].reported ? ' (reported)' : null}
              </dd>
            </Fragment>
          ))}
        </dl>
        <p>{note}</p>
      </div>
      <p>
        <a href={urls.estimate(id)}>Open</a>
      </p>
    </>
  );
}
