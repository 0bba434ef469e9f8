/**
 * Pages made of findings: HTML that needs nothing but a browser, CSV for whoever wants to reckon on, JSON for programs. It
 * computes nothing that is not in the findings.
 */
package org.polemarch.core.report;
