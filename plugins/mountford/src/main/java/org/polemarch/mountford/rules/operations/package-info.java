/** Chapter 2: leaders, assembly, objectives, continuing operations, what a combat meant for them, and the way home. */
package org.polemarch.mountford.rules.operations;
